import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { signQuestion } from '@/services/shared/service-questions/question'
import { startTestService, type TestService } from '../../testing'
import { moneySteps } from '../refunds/testing'
import { ordered } from '../testing'

let service: TestService
let steps: ReturnType<typeof moneySteps>
let uid: string
beforeAll(async () => {
  service = await startTestService()
  steps = moneySteps(service)
  uid = (await service.founder(uuidv7())).uid
})
afterAll(() => service.stop())

const operation = 'PUT /v1/order-marks'

async function marks(numbers: string[], from = 'web'): Promise<Map<string, string>> {
  const question = { from, to: 'job-post', operation }
  const token = await signQuestion(question, service.settings.ATTESTATION_SECRET)
  const { status, json, text } = await service.ask(operation, {
    body: { numbers },
    headers: { authorization: `Bearer ${token}` },
  })
  if (status !== 200) throw new Error(text)
  return new Map(json.items.map(({ number, mark }: { number: string; mark: string }) => [number, mark]))
}

test('the mark of an order is another one whenever something became of it, and of nothing else', async () => {
  const id = await ordered(service, uid)
  const { number } = await steps.read(uid, id)
  const other = await steps.shown(uid)
  const seen: (string | undefined)[] = []
  const look = async () => {
    const found = await marks([number, other.number, 'CR-2569-99999'])
    expect([...found.keys()].sort()).toEqual([number, other.number].sort())
    seen.push(found.get(number))
  }
  await look()
  await look()
  expect(seen[1]).toBe(seen[0])

  const pay = { as: uid, body: { method: 'promptpay' } }
  const { json } = await service.ask(`POST /v1/orders/${id}/payments`, pay)
  await look()
  const [charge] = service.paymentProvider.ofPayment(json.paymentId)
  await steps.sendEvent(service.paymentProvider.become(charge?.id ?? '', 'successful'))
  await look()
  await steps.dispute(charge?.id ?? '', 'open')
  await look()
  expect(new Set(seen).size).toBe(4)
})

test('people are told none, and neither is who signed for another operation', async () => {
  const order = await steps.shown(uid)
  const body = { numbers: [order.number] }
  expect((await service.ask(operation, { as: uid, body })).status).toBe(401)
  const question = { from: 'web', to: 'job-post', operation: 'GET /v1/orders/:orderId' }
  const token = await signQuestion(question, service.settings.ATTESTATION_SECRET)
  const headers = { authorization: `Bearer ${token}` }
  expect((await service.ask(operation, { body, headers })).status).toBe(401)
})
