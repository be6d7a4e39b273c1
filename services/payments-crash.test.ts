import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { type Fake, listen } from './sandbox/fake/fake'
import { createGateway, type Gateway } from './sandbox/gateway/gateway'
import { scratchFolders } from './sandbox/testing/scratch-folder'
import { type Answer, testClient } from './shared/testing/client'
import { projectId, type TestIssuer, testIssuer } from './shared/testing/issuer'
import { type Endings, newPlace } from './shared/testing/scratch-databases'
import { type ServiceProcess, serviceProcess } from './shared/testing/service-process'
import { until } from './shared/testing/until'

/**
 * The job-post service in a process of its own, with the sandbox's payment provider: ended without warning at each step
 * between intent, provider, event, ledger and answer, and started again. Money and credits must agree with the
 * provider's own list, and what was bought is given once.
 */

const newFolder = scratchFolders('payments-crash')
const webhookSecret = Buffer.from('signs-events-in-tests-of-crashes-only').toString('base64')
const bundleOfFive = '019aa000-0000-7000-8000-000000000002'

let issuer: TestIssuer
let gateway: Gateway
let fake: Fake
let service: ServiceProcess
const endings: Endings = []

beforeAll(async () => {
  const folder = newFolder()
  issuer = await testIssuer()
  service = await serviceProcess({
    test: 'payments-crash',
    service: 'job-post',
    folder,
    place: await newPlace(endings),
  })
  gateway = await createGateway({
    file: `${folder}/gateway.jsonl`,
    webhook: { url: `${service.address}/v1/payment-events/job_post`, secret: webhookSecret },
    address: () => fake.address,
  })
  fake = await listen({ name: 'gateway', port: 0, listener: gateway.listener })
  await service.start({
    FIREBASE_PROJECT_ID: projectId,
    SESSION_KEYS_URL: issuer.keysUrl,
    ID_TOKEN_KEYS_URL: issuer.keysUrl,
    OMISE_API_URL: fake.address,
    OMISE_JOB_POST_WEBHOOK_SECRETS: webhookSecret,
  })
})
afterAll(async () => {
  await service.end()
  for (const end of endings.reverse()) await end()
  await fake.close()
  gateway.close()
  await issuer.close()
})
afterEach(() => fetch(`${fake.address}/sandbox/requests`, { method: 'DELETE' }))

type Asked = { as?: string; body?: unknown; key?: string }

/** Asks the service; a busy one, which says so, is asked again. */
async function ask(operation: string, { as = uid, body, key = uuidv7() }: Asked = {}): Promise<Answer> {
  const client = testClient(service.address, issuer)
  const headers = { 'idempotency-key': key }
  return until(
    () => client(operation, { as, body, headers }),
    ({ status }) => status !== 503,
  )
}

let uid: string
let starting: number
beforeEach(async () => {
  uid = uuidv7()
  const registration = { displayName: 'สมชาย ใจดี', phone: '0812345678', acceptTerms: true }
  await ask('POST /v1/registrations', { body: registration })
  const address = {
    line: '1',
    subdistrict: 'ปทุมวัน',
    district: 'ปทุมวัน',
    province: 'กรุงเทพมหานคร',
    postcode: '10330',
  }
  const { status, text } = await ask('POST /v1/companies', {
    body: { name: 'บริษัท ทดสอบ จำกัด', juristicId: nextJuristicId(), address },
  })
  if (status !== 201) throw new Error(text)
  starting = await balance()
})

let companies = 0
function nextJuristicId(): string {
  companies += 1
  const digits = `010556${String(companies).padStart(6, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (13 - at), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

const balance = async (): Promise<number> => (await ask('GET /v1/credits/balance')).json.jobPost.available
const order = async () =>
  (await ask('POST /v1/orders', { body: { packageId: bundleOfFive, branchId: null } })).json as {
    id: string
    number: string
  }
const pay = (id: string, key: string, body: object = { method: 'promptpay' }) =>
  ask(`POST /v1/orders/${id}/payments`, { body, key })
const cancel = (id: string) => ask(`POST /v1/orders/${id}/events`, { body: { event: 'cancel' } })
const savedCards = async () => (await ask('GET /v1/saved-cards')).json.items
const read = async (id: string) => (await ask(`GET /v1/orders/${id}`)).json
const check = async (id: string) => (await ask(`POST /v1/orders/${id}/checks`)).json

type Charge = { id: string; status: string; amount: number; refunded_amount: number }
const headersOf = (key: string) => ({
  authorization: `Basic ${btoa(`${key}_test_sandbox_job_post:`)}`,
  'content-type': 'application/json',
})
const atProvider = async (path: string, method = 'GET', body = {}, key = 'skey') =>
  (
    await fetch(fake.address + path, {
      method,
      headers: headersOf(key),
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
  ).json()
/** A card's token, as the browser gets it. */
async function newToken(): Promise<string> {
  const expiry = { expiration_month: 12, expiration_year: new Date().getFullYear() + 3 }
  const card = { name: 'สมชาย ใจดี', number: '4242424242424242', ...expiry, security_code: '987' }
  return (await atProvider('/tokens', 'POST', { card }, 'pkey')).id
}
const chargesOf = async (number: string): Promise<Charge[]> =>
  (await atProvider(`/search?scope=charge&query=${number}`)).data
const payAtTheBank = async (number: string): Promise<void> => {
  const [charge] = await chargesOf(number)
  await atProvider(`/charges/${charge?.id}/mark_as_paid`, 'POST')
}

/** Confirms a card's payment at its bank, where the payer has been led to. */
async function confirmAtTheBank(id: string): Promise<void> {
  const { payment } = await until(
    () => check(id),
    (seen) => Boolean(seen.payment?.authorizeAddress),
  )
  await fetch(payment.authorizeAddress, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
}

/** The grants in the statement that came of orders. */
async function grantsOfOrders(): Promise<number[]> {
  const { json } = await ask('GET /v1/credits/statement?limit=100&type=grant')
  return json.items
    .filter(({ grant }: { grant: { source: string } }) => grant.source === 'order')
    .map(({ amount }: { amount: number }) => amount)
}

async function expectOneGrant({ id, number }: { id: string; number: string }): Promise<void> {
  expect(
    await until(
      () => check(id),
      ({ state }) => state === 'fulfilled',
    ),
  ).toMatchObject({ state: 'fulfilled' })
  expect(await grantsOfOrders()).toEqual([5])
  expect(await balance()).toBe(starting + 5)
  const charges = await chargesOf(number)
  expect(charges.map(({ status, amount }) => `${status} ${amount}`)).toEqual(['successful 266430'])
  expect((await ask('POST /v1/ops/payment-comparisons', { as: 'staff', body: {} })).json).toEqual({
    differences: 0,
  })
}

describe('ended while a payment is asked for', () => {
  test.each(['charge.before', 'charge.after', 'commit.before', 'commit.after', 'answer.before'])(
    'at %s',
    async (step) => {
      const made = await order()
      const key = uuidv7()
      await service.crashingAt(step, () => pay(made.id, key))
      expect((await pay(made.id, key)).status).toBe(201)
      expect(
        await until(
          () => check(made.id),
          ({ payment }) => payment?.state === 'awaiting_scan',
        ),
      ).toMatchObject({
        payment: { state: 'awaiting_scan' },
      })
      await payAtTheBank(made.number)
      await expectOneGrant(made)
    },
  )
})

describe('ended while a card is charged', () => {
  const customers = async (): Promise<number> => (await atProvider('/customers')).total

  test.each([
    ['keepCard.before', true],
    ['keepCard.after', true],
    ['charge.after', true],
    ['commit.after', true],
    ['charge.before', false],
    ['charge.after', false],
  ])('at %s, the card remembered: %s', async (step, remember) => {
    const [made, before] = [await order(), await customers()]
    const key = uuidv7()
    const body = { method: 'card', token: await newToken(), remember }
    await service.crashingAt(step, () => pay(made.id, key, body))
    expect((await pay(made.id, key, body)).status).toBe(201)
    await confirmAtTheBank(made.id)
    await expectOneGrant(made)
    expect(await customers()).toBe(before + Number(remember))
    expect(await savedCards()).toHaveLength(Number(remember))
  })
})

describe('ended while a lost answer is looked up', () => {
  test.each(['lookUp.before', 'lookUp.after'])('at %s', async (step) => {
    const made = await order()
    const key = uuidv7()
    await service.crashingAt('charge.after', () => pay(made.id, key))
    await service.crashingAt(step, () => pay(made.id, key))
    expect((await pay(made.id, key)).status).toBe(201)
    expect(await chargesOf(made.number)).toHaveLength(1)
    await payAtTheBank(made.number)
    await expectOneGrant(made)
  })

  test.each(['findKeptCard.before', 'findKeptCard.after'])(
    'of a card that was to be kept, at %s',
    async (step) => {
      const made = await order()
      const key = uuidv7()
      const body = { method: 'card', token: await newToken(), remember: true }
      await service.crashingAt('keepCard.after', () => pay(made.id, key, body))
      await service.crashingAt(step, () => pay(made.id, key, body))
      expect((await pay(made.id, key, body)).status).toBe(201)
      await confirmAtTheBank(made.id)
      await expectOneGrant(made)
      expect(await savedCards()).toHaveLength(1)
    },
  )
})

describe('ended while an order is cancelled', () => {
  const steps = ['expire.before', 'expire.after', 'commit.after']

  test.each(steps)('at %s: its code is dead, and nothing is given', async (step) => {
    const made = await order()
    await pay(made.id, uuidv7())
    await service.crashingAt(step, () => cancel(made.id))
    expect([200, 409]).toContain((await cancel(made.id)).status)
    expect(await read(made.id)).toMatchObject({ state: 'cancelled' })
    expect((await chargesOf(made.number)).map(({ status }) => status)).toEqual(['expired'])
    expect(await balance()).toBe(starting)
  })

  test('and paid before it is there again: what was paid for is given', async () => {
    const made = await order()
    await pay(made.id, uuidv7())
    await service.crashingAt(
      'expire.before',
      () => cancel(made.id),
      () => payAtTheBank(made.number),
    )
    expect((await cancel(made.id)).status).toBe(409)
    await expectOneGrant(made)
  })
})

describe('ended while the provider tells of a dispute', () => {
  /** What the hourly comparison would find, at once: a job that was cut short is tried again after half a minute. */
  const seen = (id: string) => async () => {
    await ask('POST /v1/ops/payment-comparisons', { as: 'staff', body: {} })
    return read(id)
  }

  test.each(['findDispute.before', 'insert payment_disputes.before', 'insert payment_disputes.after'])(
    'that begins, at %s, and one that is lost there',
    async (step) => {
      const made = await order()
      await pay(made.id, uuidv7())
      await payAtTheBank(made.number)
      await expectOneGrant(made)
      const [charge] = await chargesOf(made.number)
      let disputeId = ''
      const open = async () => {
        disputeId = (await atProvider(`/sandbox/charges/${charge?.id}/disputes`, 'POST')).id
      }
      await service.crashingAt(step, open)
      expect(await until(seen(made.id), ({ isDisputed }) => isDisputed)).toMatchObject({ state: 'fulfilled' })
      expect(await balance()).toBe(starting)

      const lose = () => atProvider(`/sandbox/disputes/${disputeId}/decision`, 'POST', { status: 'lost' })
      await service.crashingAt(step.replace('insert', 'update'), lose)
      expect(await until(seen(made.id), ({ state }) => state === 'reversed')).toMatchObject({
        isDisputed: false,
      })
      expect(await balance()).toBe(starting)
      expect(await grantsOfOrders()).toEqual([5])
      expect((await ask('POST /v1/ops/payment-comparisons', { as: 'staff', body: {} })).json).toEqual({
        differences: 0,
      })
    },
  )
})

describe('ended while the provider tells of the money', () => {
  test.each([
    'readEvent.before',
    'readEvent.after',
    'find.before',
    'find.after',
    'commit.before',
    'commit.after',
    'answer.before',
  ])('at %s', async (step) => {
    const made = await order()
    expect((await pay(made.id, uuidv7())).status).toBe(201)
    await service.crashingAt(step, () => payAtTheBank(made.number))
    await expectOneGrant(made)
  })
})

describe('ended while money is returned', () => {
  test.each(['refund.before', 'refund.after', 'commit.before', 'commit.after', 'answer.before'])(
    'at %s',
    async (step) => {
      const made = await order()
      await pay(made.id, uuidv7())
      await payAtTheBank(made.number)
      await expectOneGrant(made)
      const key = uuidv7()
      const refund = () =>
        ask(`POST /v1/ops/orders/${made.number}/refunds`, {
          as: 'staff',
          key,
          body: {
            paymentId: null,
            amountSatang: null,
            reason: 'ลูกค้าขอคืน',
            unspentCredits: 5,
            isBeyondUnspent: false,
          },
        })
      await service.crashingAt(step, refund)
      expect((await refund()).status).toBe(201)
      expect(
        await until(
          () => read(made.id),
          ({ state }) => state === 'refunded',
        ),
      ).toMatchObject({
        refundedSatang: 2_664_30,
      })
      expect((await chargesOf(made.number)).map(({ refunded_amount }) => refunded_amount)).toEqual([2_664_30])
      expect(await balance()).toBe(starting)
    },
  )
})

test('200 equal requests with one key are one charge', async () => {
  const made = await order()
  const key = uuidv7()
  const answers = await Promise.all(Array.from({ length: 200 }, () => pay(made.id, key)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  expect(await chargesOf(made.number)).toHaveLength(1)
  const { requests } = await (await fetch(`${fake.address}/sandbox/requests`)).json()
  expect(requests['POST /charges']).toBe(1)
})
