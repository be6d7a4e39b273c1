import { expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import messages from '@/messages/th.json' with { type: 'json' }
import { payOnCard } from './in-all-texts'

const t = createTranslator({ locale: 'th', messages, namespace: 'jobs.inAll' })
const [shift] = samplePublicPost.shifts
const chosen = {
  ...samplePublicPost,
  shiftChoice: 'each',
  totalPay: null,
  payUnit: 'day',
  payAmount: 580_00,
} as const
const paid = (...pays: number[]) => pays.map((pay) => ({ ...shift, pay }) as (typeof chosen.shifts)[number])

test('a card says what a shift earns only where that is not the pay of a day, which stands beside it', () => {
  expect(payOnCard(t, { ...chosen, shifts: paid(580_00, 580_00) })).toBeNull()
  expect(payOnCard(t, { ...chosen, shifts: paid(580_00, 700_00) })).toBe('กะละ ฿580–฿700')
  expect(payOnCard(t, { ...chosen, payUnit: 'hour', shifts: paid(580_00) })).toBe('กะละ ฿580')
  expect(payOnCard(t, { ...chosen, shiftChoice: 'all', totalPay: 1_160_00 })).toBe('รวม ฿1,160')
})

test('a card counts no shift that is full, unless all are', () => {
  const [usual, dearer] = paid(580_00, 700_00) as [
    (typeof chosen.shifts)[number],
    (typeof chosen.shifts)[number],
  ]
  const full = { ...dearer, placesLeft: 0 }
  expect(payOnCard(t, { ...chosen, shifts: [usual, full] })).toBeNull()
  expect(payOnCard(t, { ...chosen, payUnit: 'hour', shifts: [usual, full] })).toBe('กะละ ฿580')
  expect(payOnCard(t, { ...chosen, shifts: [{ ...usual, placesLeft: 0 }, full] })).toBe('กะละ ฿580–฿700')
})
