import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { operator } from '@/lib/config/operator'
import { opsClient } from '../scripts/ops/client.mjs'
import { commands } from '../scripts/ops/commands.mjs'
import { moneySteps } from './job-post/billing/refunds/testing'
import { submittedRefund } from './job-post/billing/tax-refunds/testing'
import { packageIds } from './job-post/billing/testing'
import { startTestService, type TestService } from './job-post/testing'

/** What `npm run ops` prints about money, and what it does, against the service that it is for. */

let service: TestService
let steps: ReturnType<typeof moneySteps>
let client: Parameters<(typeof commands)[string]['run']>[0]
beforeAll(async () => {
  service = await startTestService()
  service.identity.add('staff', { ops: true })
  steps = moneySteps(service)
  const token = await service.issuer.token('staff')
  client = { ...(await opsClient({ OPS_API_URL: service.address, OPS_TOKEN: token })), partim: null }
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})

const ops = async (name: string, args: string[] = [], options: object = {}) => {
  const command = commands[name]
  if (!command) throw new Error(`no command is called ${name}`)
  return command.run(client, args, options)
}
const said = async (name: string, args: string[] = [], options: object = {}): Promise<string> =>
  (await ops(name, args, options)).text

test('a refund is announced, made once it is confirmed, and found among refunds and in the order', async () => {
  const order = await steps.bought(owner.uid)
  const reason = 'ซื้อผิดแพ็กเกจ'
  const announced = await said('refunds make', [order.number], { reason, amount: '600' })
  expect(announced).toContain(`would return: ฿600.00 (${order.number}`)
  expect(announced).toContain('--confirm 5')
  expect((await steps.read(owner.uid, order.id)).refundedSatang).toBe(0)

  await expect(ops('refunds make', [order.number], { reason, amount: '600', confirm: '4' })).rejects.toThrow(
    'look again',
  )
  const made = await said('refunds make', [order.number], { reason, amount: '600', confirm: '5' })
  expect(made).toContain('คืนเงินบางส่วน (partly_refunded)')
  expect(made).toContain('฿600.00  คืนแล้ว (completed)')
  expect(service.paymentProvider.charges.get(order.chargeId)?.refundedAmount).toBe(600_00)
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 3 })

  expect(await said('orders show', [order.number])).toMatch(/refunded ฿600\.00[\s\S]*unspent: 3 = ฿1,5/)
  expect(await said('refunds list', [], { state: 'completed' })).toContain(`${order.number}  บริษัท ทดสอบ`)
  expect(await said('refunds list', [], { state: 'failed' })).not.toContain(order.number)
})

test('money that was paid twice is listed with the words that return it, until it is returned', async () => {
  expect(await said('paid-twice list')).toContain('nothing is to be returned')
  const order = await steps.bought(owner.uid)
  const again = service.paymentProvider.chargeAgain(order.chargeId)
  await steps.sendEvent(service.paymentProvider.become(again, 'successful'))

  const listed = await said('paid-twice list')
  const [, number = '', payment = '', reason = ''] =
    /refunds make (\S+) --payment (\S+) --reason "([^"]+)"/.exec(listed) ?? []
  expect(number).toBe(order.number)
  const announced = await said('refunds make', [number], { payment, reason })
  expect(announced).toContain('no credits are taken')
  const [, confirm] = /--confirm (\d+)/.exec(announced) ?? []
  await said('refunds make', [number], { payment, reason, confirm })
  expect(await said('paid-twice list')).toContain('nothing is to be returned')
  expect((await steps.seen(order.number)).credits).toMatchObject({ unspent: 5 })
})

test('what a bank disputes is listed while it is open, with what cannot be taken back', async () => {
  const order = await steps.bought(owner.uid)
  await steps.dispute(order.chargeId, 'open')
  const open = await said('chargebacks list')
  expect(open).toContain(`${order.number}  บริษัท ทดสอบ จำกัด  ใช้หรือจองไปแล้ว · spent or held: 0`)
  expect(open).toContain('฿2,664.30  เปิด (open)  พักเครดิต · credits: 5')
  await steps.dispute(order.chargeId, 'won')
  expect(await said('chargebacks list')).not.toContain(order.number)
  expect(await said('chargebacks list', [], { state: 'all' })).toMatch(
    new RegExp(`${order.number}[\\s\\S]*เราชนะ \\(won\\)`),
  )
})

test('what is owed of an order of which a bank took a part is listed with the words that return it', async () => {
  const order = await steps.bought(owner.uid)
  await steps.sendEvent(service.paymentProvider.losePart(order.chargeId, 1_000_00))
  const listed = await said('partly-lost list')
  const [, number = '', amount = '', reason = ''] =
    /refunds make (\S+) --amount (\S+) --beyond-unspent --reason "([^"]+)"/.exec(listed) ?? []
  expect([number, amount]).toEqual([order.number, '1664.30'])
  const options = { amount, reason, 'beyond-unspent': true }
  const announced = await said('refunds make', [number], options)
  expect(announced).toContain('left ฿1,664.30')
  const [, confirm] = /--confirm (\d+)/.exec(announced) ?? []
  await said('refunds make', [number], { ...options, confirm })
  expect(await said('partly-lost list')).toContain('nothing is to be returned')
})

test('differences with the provider are counted, said with both sides, and gone when they are', async () => {
  expect(await said('differences check')).toBe('ไม่ตรงกัน · differences: 0')
  const order = await steps.bought(owner.uid)
  const { amount } = service.paymentProvider.latest()
  service.paymentProvider.alter(order.chargeId, { amount: 1_00 })
  expect(await said('differences check')).toBe('ไม่ตรงกัน · differences: 1')
  expect(await said('differences list')).toMatch(
    new RegExp(
      `job_post  ${order.chargeId}  ${order.number}  ยอดไม่ตรง[^\\n]*\\n.*theirs: 100 .*ours: 266430`,
    ),
  )
  service.paymentProvider.alter(order.chargeId, { amount })
  await said('differences check')
  expect(await said('differences list')).toContain('nothing differs')
  expect(await said('differences list', [], { state: 'all' })).toContain('resolved')
})

test('a refund of withheld tax goes from the list to the bank, with its file and its account', async () => {
  const { taxRefundId, number } = await submittedRefund(service, owner.uid)
  expect(await said('tax-refunds list')).toContain(taxRefundId)
  await expect(ops('tax-refunds account', [taxRefundId])).rejects.toThrow()

  expect(await said('tax-refunds review', [taxRefundId])).toBe(`${number}: กำลังตรวจ (under_review)`)
  const shown = await said('tax-refunds show', [taxRefundId])
  expect(shown).toContain('3/15')
  expect(shown).toContain(`payee: ${operator.legalName} ${operator.taxId}`)
  expect(shown).toContain('…7890')
  expect(shown).not.toContain('1234567890')
  const { file } = await ops('tax-refunds file', [taxRefundId], { out: '50ทวิ.pdf' })
  expect(file?.path).toBe('50ทวิ.pdf')
  expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await said('tax-refunds approve', [taxRefundId])
  expect(await said('tax-refunds account', [taxRefundId])).toContain('1234567890')
  await expect(ops('tax-refunds paid', [taxRefundId])).rejects.toThrow('--reference')
  const paid = await said('tax-refunds paid', [taxRefundId], { reference: 'KBANK-1' })
  expect(paid).toBe(`${number}: โอนคืนแล้ว (paid)`)
  expect(await said('tax-refunds list')).not.toContain(taxRefundId)
  expect(await said('tax-refunds list', [], { state: 'paid' })).toContain(taxRefundId)
  await expect(ops('tax-refunds reject', [taxRefundId], { reason: 'ผิด' })).rejects.toThrow('paid')
})

test('one that is not right goes back to its company with the reason, or is rejected', async () => {
  const { taxRefundId, paymentId } = await submittedRefund(service, owner.uid)
  await said('tax-refunds review', [taxRefundId])
  await said('tax-refunds correct', [taxRefundId], { reason: 'ชื่อไม่ตรง' })
  const own = await service.ask(`GET /v1/payments/${paymentId}/tax-refund`, { as: owner.uid })
  expect(own.text).toContain('ชื่อไม่ตรง')
  const other = await submittedRefund(service, owner.uid)
  await said('tax-refunds review', [other.taxRefundId])
  const rejected = await said('tax-refunds reject', [other.taxRefundId], { reason: 'ไม่ใช่ภาษีของเรา' })
  expect(rejected).toContain('ไม่อนุมัติ (rejected)')
})

test('a sales link is made, shown once, listed without its token, and worthless once it is revoked', async () => {
  const made = await said('buffet make', [], { reason: 'งานแสดงสินค้า', days: '7' })
  const token = new URL(/https?:\S+/.exec(made)?.[0] ?? '').searchParams.get('token') ?? ''
  const [id = ''] = made.split('  ')
  const listed = await said('buffet list')
  expect(listed).toContain(`${id}  ยังไม่ได้ใช้ (open)  7 วัน`)
  expect(listed).not.toContain(token)
  const activate = () => service.ask('POST /v1/buffet-links/activations', { as: owner.uid, body: { token } })
  expect(await said('buffet revoke', [id])).toContain('ยกเลิกแล้ว (revoked)')
  expect((await activate()).status).toBeGreaterThanOrEqual(400)
  await expect(ops('buffet revoke', [id])).rejects.toThrow('revoked')

  const another = await said('buffet make', [], { reason: 'งานแสดงสินค้า', company: owner.companyId })
  const good = new URL(/https?:\S+/.exec(another)?.[0] ?? '').searchParams.get('token')
  const used = await service.ask('POST /v1/buffet-links/activations', {
    as: owner.uid,
    body: { token: good },
  })
  expect(used.status).toBe(200)
  expect(await said('buffet list')).toMatch(new RegExp(`ใช้แล้ว \\(used\\).*${owner.companyId}`))
})

test('the sale of profile credits is closed and opened', async () => {
  const notYet = async () => (await service.ask('GET /v1/purchase-options', { as: owner.uid })).json.notYet
  await said('packages close', ['profile_unlock'], { reason: 'ปิด' })
  expect(await said('packages list')).toMatch(/profile_unlock .* 10 .*not yet/)
  expect(await notYet()).toEqual(['profile_unlock'])
  expect(await said('packages open', ['profile_unlock'], { reason: 'เปิดแล้ว' })).toMatch(/ 200 .*open/)
  expect(await notYet()).toEqual([])
})

test('revenue has the days left of a buffet, in text and in the bookkeeper’s file', async () => {
  await steps.bought(owner.uid, packageIds.buffet)
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const text = await said('revenue', [], { from: today, to: today })
  expect(text).toMatch(/บุฟเฟต์ 30 × 1\n {2}฿5,243\.00 \(VAT ฿343\.00\)/)
  expect(text).toMatch(/deferred on \S+:\n {4}บุฟเฟต์ (29|30) = ฿4,/)
  const { file } = await ops('revenue', [], { from: today, to: today, out: 'revenue.csv' })
  const lines = file?.bytes.toString().split('\r\n') ?? []
  expect(
    lines.some((line) =>
      /,ผู้รับเงินเครดิตประกาศ,พร้อมเพย์,บุฟเฟต์,30,ขาย,1,4900\.00,343\.00,5243\.00,job_post,promptpay,buffet$/.test(
        line,
      ),
    ),
  ).toBe(true)
  expect(
    lines.some((line) => /,ผู้รับเงินเครดิตประกาศ,,บุฟเฟต์,,รายได้รับล่วงหน้า,(29|30),\S*,job_post,,buffet$/.test(line)),
  ).toBe(true)
})
