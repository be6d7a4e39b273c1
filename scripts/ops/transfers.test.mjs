import { expect, test } from '@jest/globals'
import { commands } from './commands.mjs'

const refund = {
  id: 'r2',
  method: 'bank_transfer',
  state: 'created',
  amountSatang: 2_664_30,
  createdAt: '2026-11-21T02:00:00.000Z',
  creditsTaken: 5,
  reason: 'ขอคืน',
  failureCode: null,
  reference: null,
}
const order = { number: 'CR-2569-00042', state: 'fulfilled' }

function clientOf(...answers) {
  const asked = []
  const say = (method) => async (path, body) => {
    asked.push([method, path, ...(body ? [body] : [])])
    return answers[asked.length - 1] ?? null
  }
  return { asked, get: say('GET'), post: say('POST') }
}

test('a transfer is begun as such, and says what staff do next', async () => {
  const client = clientOf({ refundId: 'r2' }, { order, refunds: [refund] })
  const { text } = await commands['refunds transfer'].run(client, [order.number], {
    reason: 'ขอคืน',
    confirm: '5',
  })
  expect(client.asked[0]).toMatchObject(['POST', expect.any(String), { method: 'bank_transfer' }])
  expect(text).toContain('รอทีมโอน (created)')
  expect(text).toContain('refunds transferred r2 --reference')
})

test('a transfer is recorded with its reference and day', async () => {
  const client = clientOf()
  await commands['refunds transferred'].run(client, ['r2'], { reference: ' KBANK 123 ', on: '2026-11-25' })
  expect(client.asked).toEqual([
    [
      'POST',
      '/v1/ops/refunds/r2/events',
      { event: 'complete', reference: 'KBANK 123', transferredOn: '2026-11-25' },
    ],
  ])
})

test('a transfer that will not be made is dropped for a reason', async () => {
  const client = clientOf()
  await commands['refunds not-transferred'].run(client, ['r2'], { reason: 'บัญชีปิด' })
  expect(client.asked).toEqual([['POST', '/v1/ops/refunds/r2/events', { event: 'refuse', reason: 'บัญชีปิด' }]])
})

test.each([
  ['refunds transferred', ['r2'], { on: '2026-11-25' }],
  ['refunds transferred', ['r2'], { reference: 'x' }],
  ['refunds transferred', ['r2'], { reference: 'x', on: '25/11/2569' }],
  ['refunds transferred', [], { reference: 'x', on: '2026-11-25' }],
  ['refunds not-transferred', ['r2'], { reason: '  ' }],
])('%s %j %j is refused before anybody is asked', async (name, args, options) => {
  const client = clientOf()
  await expect(commands[name].run(client, args, options)).rejects.toThrow()
  expect(client.asked).toEqual([])
})
