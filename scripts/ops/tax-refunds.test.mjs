import { expect, test } from '@jest/globals'
import { describeRefund, taxRefundCommands } from './tax-refunds.mjs'

const party = { name: 'บริษัท ครัว จำกัด', taxId: '0105556001269', branchNumber: '00000' }
const refund = {
  id: 'r1',
  state: 'approved',
  companyId: 'c1',
  companyName: 'บริษัท ครัว จำกัด',
  companyClosedAt: null,
  buyer: party,
  payee: party,
  orderNumber: 'CR-2569-00042',
  paidOrderAt: '2026-11-20T02:00:00.000Z',
  submittedAt: '2026-11-21T02:00:00.000Z',
  method: 'promptpay',
  baseSatang: 2_490_00,
  rate: 300,
  amountSatang: 74_70,
  certificateNumber: '3/15',
  certificateDate: '2026-11-21',
  file: null,
  bank: '004',
  accountName: 'บจก. ครัว',
  accountEnd: '7890',
  reason: null,
  reference: null,
}
const closed = { ...refund, companyClosedAt: '2026-11-22T02:00:00.000Z' }

test('who pays reads the bank by its name', async () => {
  expect(describeRefund({ refund, steps: [] })).toContain('004 ธนาคารกสิกรไทย บจก. ครัว …7890')
  const answer = { bank: '014', accountName: 'บจก. ครัว', accountNumber: '1234567890' }
  const { text } = await taxRefundCommands['tax-refunds account'].run({ post: async () => answer }, ['r1'])
  expect(text).toBe('014 ธนาคารไทยพาณิชย์  1234567890  บจก. ครัว')
})

test('a refund that was given up names no account', () => {
  const givenUp = { ...refund, state: 'cancelled', bank: null, accountName: '', accountEnd: null }
  expect(describeRefund({ refund: givenUp, steps: [] })).toContain('บัญชี · account: -\n')
})

test('a company that has closed is named as closed, where refunds are listed and where one is read', async () => {
  const client = { get: async () => ({ items: [refund, closed], nextCursor: null }) }
  const { text } = await taxRefundCommands['tax-refunds list'].run(client, [], {})
  expect(text.split('\n').map((line) => line.includes('CLOSED'))).toEqual([false, true])
  expect(describeRefund({ refund: closed, steps: [] })).toMatch(/c1 {2}บริษัทปิดแล้ว · CLOSED/)
})
