import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { operator } from '@/lib/config/operator'
import { payments } from '../../tables/orders'
import { startTestService, type TestService } from '../../testing'
import { settleDispute } from '../payment-events/disputes'
import { findPayment } from '../payments/repository'
import { settleSecondCharge } from '../payments/settlement'
import { moneySteps } from '../refunds/testing'
import { waitingMoneyMails } from './mails'
import { tellOfWaitingMoney } from './telling'

let service: TestService
let steps: ReturnType<typeof moneySteps>
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  steps = moneySteps(service)
})
afterAll(() => service.stop())

/** Has staff told some times on a day after eight in the morning; answers the mails that there are. */
async function mailsOf(day: string): Promise<readonly { subject: string; text: string; html: string }[]> {
  const { db } = service.database
  await tellOfWaitingMoney(db, new Date(`${day}T03:00:00Z`))
  await tellOfWaitingMoney(db, new Date(`${day}T04:00:00Z`))
  return mails()
}

async function mails() {
  await service.mail.allSent()
  return service.mail.sent.filter(({ to }) => to === operator.billingEmail)
}

test('staff get one mail a day of what waits for them, with its commands, and none when nothing does', async () => {
  expect(await mailsOf('2026-11-01')).toEqual([])

  const { uid } = await service.founder(uuidv7())
  const disputed = await steps.bought(uid)
  await steps.dispute(disputed.chargeId, 'open')
  const paidTwice = await steps.bought(uid)
  const again = service.paymentProvider.chargeAgain(paidTwice.chargeId)
  await steps.sendEvent(service.paymentProvider.become(again, 'successful'))

  const partlyLost = await steps.bought(uid)
  await steps.sendEvent(service.paymentProvider.losePart(partlyLost.chargeId, 1_000_00))

  const [mail, ...more] = await mailsOf('2026-11-02')
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/3\s*รายการ/)
  expect(mail?.text.match(/npm run ops -- .*/g)).toEqual([
    'npm run ops -- paid-twice list',
    'npm run ops -- partly-lost list',
    'npm run ops -- chargebacks list',
  ])
  expect(mail?.html).toContain('npm run ops -- chargebacks list')
  expect(mail?.text).not.toContain(paidTwice.number)
  expect(await mailsOf('2026-11-03')).toHaveLength(2)

  await steps.dispute(disputed.chargeId, 'won')
  const { items } = (await service.ask('GET /v1/ops/extra-payments', { as: 'staff' })).json
  await steps.refund(paidTwice.number, { paymentId: items[0].paymentId, unspentCredits: 5 })
  await steps.refund(partlyLost.number, { unspentCredits: 0, isBeyondUnspent: true })
  expect(await mailsOf('2026-11-04')).toHaveLength(2)
})

test('more than the list shows is said to be more', async () => {
  const { db } = service.database
  const { uid } = await service.founder(uuidv7())
  const { paymentId, chargeId } = await steps.bought(uid)
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!payment) throw new Error('no payment')
  const extra = Array.from({ length: 501 }, (_, index) => ({
    ...payment,
    id: uuidv7(),
    chargeId: `${chargeId}_${index}`,
    isExtra: true,
  }))
  await db.insert(payments).values(extra)
  const { items, hasMore } = (await service.ask('GET /v1/ops/extra-payments', { as: 'staff' })).json
  expect([items.length, hasMore]).toEqual([500, true])
  const mail = (await mailsOf('2026-11-05')).at(-1)
  expect(mail?.subject).toMatch(/500\+\s*รายการ/)
  expect(mail?.text).toMatch(/500\+\s*รายการ\nnpm run ops -- paid-twice list/)
  await db.delete(payments).where(like(payments.chargeId, `${chargeId}_%`))
})

test('what came in the night and was dealt with by eight uses up no mail of the day', async () => {
  const { db } = service.database
  const { uid } = await service.founder(uuidv7())
  const before = (await mails()).length
  const night = await steps.bought(uid)
  await steps.dispute(night.chargeId, 'open')
  await tellOfWaitingMoney(db, new Date('2027-01-01T00:59:59Z'))
  await steps.dispute(night.chargeId, 'won')
  await tellOfWaitingMoney(db, new Date('2027-01-01T01:00:00Z'))
  expect(await mails()).toHaveLength(before)
  const morning = await steps.bought(uid)
  await steps.dispute(morning.chargeId, 'open')
  expect(await mailsOf('2027-01-01')).toHaveLength(before + 1)
  await steps.dispute(morning.chargeId, 'pending')
  expect(await mailsOf('2027-01-02')).toHaveLength(before + 1)
})

test('a mail that was delayed is not sent once all was dealt with', async () => {
  const [mail] = waitingMoneyMails(service.database.db)
  expect(await mail?.compose({ day: '2027-01-03' } as never, 1)).toBeNull()
})

test('the log says at once what there is to return, and what a bank disputes, with the command', async () => {
  const { uid, companyId } = await service.founder(uuidv7())
  const { paymentId, chargeId } = await steps.bought(uid)
  const payment = await findPayment(service.database.db, { companyId, id: paymentId })
  if (!payment) throw new Error('no payment')
  const again = service.paymentProvider.chargeAgain(chargeId)
  service.paymentProvider.alter(again, { status: 'successful', paidAt: new Date() })
  const errors: unknown[] = []
  const log = { warn: () => undefined, error: (...said: unknown[]) => void errors.push(said) }
  const parts = { db: service.database.db, provider: service.paymentProvider, log }
  const occasion = { cause: 'reconciliation' } as const
  await settleSecondCharge(parts, payment, again, occasion)
  await settleSecondCharge(parts, payment, again, occasion)
  service.paymentProvider.dispute(chargeId, 'open')
  await settleDispute(parts, 'job_post', `dspt_test_${chargeId}`)
  service.paymentProvider.dispute(chargeId, 'pending')
  await settleDispute(parts, 'job_post', `dspt_test_${chargeId}`)
  expect(errors).toEqual([
    [expect.objectContaining({ chargeId: again }), expect.stringContaining('npm run ops -- paid-twice list')],
    [expect.objectContaining({ chargeId }), expect.stringContaining('npm run ops -- chargebacks list')],
  ])
})
