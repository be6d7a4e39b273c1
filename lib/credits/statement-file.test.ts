import { expect, test } from '@jest/globals'
import { createTranslator } from 'next-intl'
import messages from '@/messages/th.json' with { type: 'json' }
import type { StatementLine } from './credit-statement'
import { fileColumns, fileRowOf } from './statement-file'

const texts = {
  t: createTranslator({ locale: 'th', messages, namespace: 'creditStatement' }),
  kinds: createTranslator({ locale: 'th', messages, namespace: 'credits' }),
} as unknown as Parameters<typeof fileRowOf>[0]

const bought: StatementLine = {
  id: '1',
  // The next day in Thailand.
  at: '2026-11-27T17:05:00.000Z',
  kind: 'job_post',
  type: 'grant',
  amount: 5,
  balance: 8,
  actor: { kind: 'member', name: 'บัวลอย ใจเย็น' },
  reservation: null,
  post: null,
  worker: null,
  grant: { source: 'order', expiresAt: '2027-02-26T17:05:00.000Z' },
  order: { number: 'CR-2569-00042', invoiceNumber: 'INV-2569-00007', totalSatang: 2_664_30 },
}
const cells = (line: StatementLine) =>
  Object.fromEntries(fileRowOf(texts, line).map((cell, place) => [fileColumns[place], cell]))

test('a purchase names its order, its tax invoice and what was paid, on a day that sorts', () => {
  expect(cells(bought)).toMatchObject({
    day: '2026-11-28',
    time: '00:05',
    added: '5',
    order: 'CR-2569-00042',
    invoice: 'INV-2569-00007',
    paid: '2664.30',
  })
})

test('what was taken back of an order names it, and nothing that was paid', () => {
  const cell = cells({ ...bought, type: 'refund', amount: -5, balance: 3 })
  expect(cell).toMatchObject({ taken: '5', order: 'CR-2569-00042', paid: '' })
})

test('every column has a cell and a head', () => {
  expect(Object.keys(cells({ ...bought, order: null }))).toEqual([...fileColumns])
  for (const name of fileColumns) expect(messages.creditStatement.file).toHaveProperty(name)
})
