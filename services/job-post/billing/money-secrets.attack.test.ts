import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { startTestService, type TestService } from '../testing'
import { moneySteps } from './refunds/testing'
import { refundInput, submittedRefund } from './tax-refunds/testing'
import { newToken, ordered } from './testing'

/** Everything about money is done once; afterwards no row of any table and no mail holds what must stay secret. */

let service: TestService
const secrets = new Map<string, string>()
let orderNumber: string

beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  const steps = moneySteps(service)
  const { uid: as } = await service.founder(uuidv7())
  const { paymentProvider: provider } = service
  const keep = (what: string, value: string) => {
    secrets.set(what, value)
    return value
  }

  const pay = async (body: object) => {
    const id = await ordered(service, as)
    const { json } = await service.ask(`POST /v1/orders/${id}/payments`, {
      as,
      body: { method: 'card', ...body },
    })
    return { id, chargeId: provider.ofPayment(json.paymentId)[0]?.id ?? '' }
  }
  const remembered = await pay({
    token: keep('token of a card that is remembered', newToken()),
    remember: true,
  })
  await steps.sendEvent(provider.become(remembered.chargeId, 'successful'))
  const [card] = (await service.ask('GET /v1/saved-cards', { as })).json.items
  const again = await pay({ savedCardId: card.id })
  await steps.sendEvent(provider.become(again.chargeId, 'successful'))
  provider.declines = 'insufficient_fund'
  await pay({ token: keep('token of a declined card', newToken()) })
  provider.declines = ''
  provider.mode = 'loses-answer'
  await pay({ token: keep('token whose answer was lost', newToken()), remember: true })
  provider.mode = 'usual'

  const { taxRefundId } = await submittedRefund(service, as)
  keep('bank account', refundInput().accountNumber.replaceAll('-', ''))
  keep('bank account as it was typed', refundInput().accountNumber)
  for (const event of ['begin_review', 'approve']) {
    await service.ask(`POST /v1/ops/tax-refunds/${taxRefundId}/events`, { as: 'staff', body: { event } })
  }
  const read = await service.ask(`POST /v1/ops/tax-refunds/${taxRefundId}/account-readings`, {
    as: 'staff',
    body: {},
  })
  expect(read.json.accountNumber).toBe(secrets.get('bank account'))

  const tokenOf = (address: string) => new URL(address).searchParams.get('token') ?? ''
  const topup = await service.ask('POST /v1/topup-links', { as, body: { returnTo: null } })
  const token = keep('token of a top-up link', tokenOf(topup.json.url))
  const opened = await service.ask('POST /v1/topup-passes', { body: { token } })
  keep('top-up pass', opened.json.pass)
  const link = { days: 30, companyId: null, activateBy: '2999-01-01T00:00:00.000Z', note: 'ทดสอบ' }
  const made = await service.ask('POST /v1/ops/buffet-links', { as: 'staff', body: link })
  const sale = keep('token of a sales link', tokenOf(made.json.link))
  const used = await service.ask('POST /v1/buffet-links/activations', { as, body: { token: sale } })
  expect(used.status).toBe(200)

  const order = await steps.bought(as)
  orderNumber = order.number
  expect((await steps.refund(orderNumber, { amountSatang: 600_00 })).status).toBe(201)
  await steps.dispute(order.chargeId, 'open')
  await service.ask('POST /v1/ops/payment-comparisons', { as: 'staff', body: {} })

  const { settings } = service
  for (const name of [
    'OMISE_JOB_POST_SECRET_KEY',
    'OMISE_EMPLOYERS_SECRET_KEY',
    'OMISE_JOB_POST_WEBHOOK_SECRETS',
    'BANK_ACCOUNT_KEYS',
  ] as const) {
    keep(name, settings[name])
  }
})
afterAll(() => service.stop())

/** The tables with a row in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = (await service.database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = current_schema()`,
  )) as unknown as { rows: { table_name: string }[] }
  const found: string[] = []
  for (const { table_name: table } of rows) {
    const held = (await service.database.db.execute(
      sql`select 1 from ${sql.identifier(table)} kept where kept::text like ${`%${text}%`} limit 1`,
    )) as unknown as { rows: unknown[] }
    if (held.rows.length > 0) found.push(table)
  }
  return found
}

test('what is no secret is found where it lies', async () => {
  expect(await tablesWith(orderNumber)).toEqual(
    expect.arrayContaining(['orders', 'notifications', 'audit_events', 'idempotency_keys']),
  )
})

test('no secret is in any row', async () => {
  expect(secrets.size).toBe(12)
  for (const [what, secret] of secrets) {
    expect(secret.length).toBeGreaterThan(9)
    const written = [secret, Buffer.from(secret).toString('hex')]
    expect([what, (await Promise.all(written.map(tablesWith))).flat()]).toEqual([what, []])
  }
})

test('no secret is in any mail', async () => {
  await service.mail.allSent()
  const mails = JSON.stringify(service.mail.sent)
  for (const [what, secret] of secrets) expect([what, mails.includes(secret)]).toEqual([what, false])
})
