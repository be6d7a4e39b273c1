import { expect, jest, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import messages from '@/messages/th.json' with { type: 'json' }

jest.unstable_mockModule('next-intl/server', () => ({
  getTranslations: async (namespace: never) => createTranslator({ locale: 'th', messages, namespace }),
}))
const { jobsOnCards } = await import('./jobs-on-cards')

const [sample] = samplePublicPost.shifts
const shift = (date: string, placesLeft: number | null) => ({
  ...(sample as NonNullable<typeof sample>),
  id: date,
  date,
  placesLeft,
})
const post = {
  ...samplePublicPost,
  shiftChoice: 'each' as const,
  payUnit: 'day' as const,
  totalPay: null,
  shifts: [shift('2026-11-29', 0), shift('2026-11-30', 1), shift('2026-12-01', 2), shift('2026-12-02', 0)],
}

test('a card names the first shift that can still be applied for, and counts those', async () => {
  const [card] = await jobsOnCards([post])
  expect(card?.day).toMatch(/^จ. 30 พ.ย./)
  expect(card?.moreShifts).toMatch(/1.+อ. 1 ธ.ค./)
})

test('one of which all shifts are done names the first, and one whose shifts are full too', async () => {
  for (const placesLeft of [null, 0]) {
    const [card] = await jobsOnCards([
      {
        ...post,
        shifts: post.shifts.map((one) => ({ ...one, placesLeft })),
        shiftChoice: placesLeft === 0 ? 'each' : 'all',
      },
    ])
    expect(card?.day).toMatch(/^อา. 29 พ.ย./)
  }
})
