import { describe, expect, test } from '@jest/globals'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { auditEvents } from '@/services/shared/audit/table'
import { removePast } from '@/services/shared/retention/past'
import { testTurn } from '@/services/shared/testing/turn'
import { companies } from '../../tables/companies'
import { orders } from '../../tables/orders'
import { taxRefunds } from '../../tables/tax-refunds'
import { uploads } from '../../tables/uploads'
import type { TestService } from '../../testing'
import { removePastFiles } from '../invoices/files'
import { issueCreditNote } from '../invoices/issuing'
import { orderRetention } from '../orders/retention'
import type { Founder } from '../payments/testing'
import { type MoneySteps, startMoney } from '../refunds/testing'
import { packageIds } from '../testing'
import { removePastCertificates } from './certificate'
import {
  arrivedCertificate,
  begunRefund,
  filledRefund,
  paidOrder,
  refundInput,
  submittedRefund,
} from './testing'

let service: TestService
let owner: Founder
let steps: MoneySteps
startMoney((now) => {
  ;({ service, owner, steps } = now)
})

const db = () => service.database.db
const overview = (paymentId: string, as = owner.uid) =>
  service.ask(`GET /v1/payments/${paymentId}/tax-refund`, { as })
const save = (id: string, version: number, body: object, as = owner.uid) =>
  service.ask(`PATCH /v1/tax-refunds/${id}`, { as, body, headers: { 'if-match': `"${version}"` } })
const move = (id: string, version: number, event: string, as = owner.uid) =>
  service.ask(`POST /v1/tax-refunds/${id}/events`, {
    as,
    body: { event },
    headers: { 'if-match': `"${version}"` },
  })
const decide = (id: string, event: string, words: object = {}) =>
  service.ask(`POST /v1/ops/tax-refunds/${id}/events`, { as: 'staff', body: { event, ...words } })
const stateOf = async (paymentId: string) => (await overview(paymentId)).json.refund?.state
const kindsTold = async (as = owner.uid) =>
  (await service.ask('GET /v1/notifications', { as })).json.items
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('tax_refund'))

describe('what can be asked back', () => {
  test('is the rate of the price before VAT, with everything that the certificate has to say', async () => {
    const { paymentId, number } = await paidOrder(service, owner.uid)
    const { json } = await overview(paymentId)
    expect(json.refund).toBeNull()
    expect(json.order).toMatchObject({ number, totalSatang: 2_664_30, method: 'promptpay' })
    expect(json.certificate).toMatchObject({
      baseSatang: 2_490_00,
      rate: 300,
      amountSatang: 74_70,
      amountInWords: 'เจ็ดสิบสี่บาทเจ็ดสิบสตางค์',
      payee: { name: 'บริษัท พาร์ทิม จำกัด', taxId: '0105569999999', branchNumber: '00000' },
      payer: { name: 'บริษัท ทดสอบ จำกัด', branchNumber: '00000' },
    })
    expect(json.certificate.payer.taxId).toMatch(/^0\d{12}$/)
  })

  test('is nothing for a person, whose number is not shown either', async () => {
    await db()
      .update(companies)
      .set({ kind: 'individual', juristicId: '1234567890121' })
      .where(eq(companies.id, owner.companyId))
    const { paymentId } = await paidOrder(service, owner.uid)
    const { json } = await overview(paymentId)
    expect(json.certificate).toMatchObject({ amountSatang: 0, payer: { taxId: '' } })
    const { status, json: problem } = await service.ask('POST /v1/tax-refunds', {
      as: owner.uid,
      body: { paymentId },
    })
    expect([status, problem.code]).toEqual([409, 'nothing_withheld'])
  })

  test('is less after a credit note, and nothing after the whole was given back', async () => {
    const { paymentId, orderId } = await paidOrder(service, owner.uid)
    const credit = (amountSatang: number) =>
      db().transaction((tx) =>
        issueCreditNote(tx, {
          companyId: owner.companyId,
          orderId,
          cause: { refundId: uuidv7() },
          amountSatang,
          at: new Date(),
          reason: '-',
          news: { kind: 'order_refunded', params: { amount: '฿1', credits: '0' } },
        }),
      )
    expect((await overview(paymentId)).json.order.creditNotes).toEqual([])
    await credit(1_065_72)
    const { json } = await overview(paymentId)
    expect(json.certificate).toMatchObject({ baseSatang: 1_494_00, amountSatang: 44_82 })
    expect(json.order.creditNotes).toEqual([{ number: expect.stringMatching(/^CN-/), totalSatang: 1_065_72 }])
    await credit(1_598_58)
    expect((await overview(paymentId)).json.certificate.amountSatang).toBe(0)
  })

  test('exists for a payment that succeeded, and for its own company alone', async () => {
    const { paymentId } = await paidOrder(service, owner.uid)
    const stranger = await service.founder(uuidv7())
    expect((await overview(paymentId, stranger.uid)).status).toBe(404)
    expect((await overview(uuidv7())).status).toBe(404)
  })
})

describe('a draft', () => {
  test('keeps what is known so far, and is one per order however often it is begun at once', async () => {
    const { paymentId } = await paidOrder(service, owner.uid)
    const begin = () => service.ask('POST /v1/tax-refunds', { as: owner.uid, body: { paymentId } })
    const answers = await Promise.all([begin(), begin(), begin()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { json } = await overview(paymentId)
    const saved = await save(json.refund.id, 1, { certificateNumber: ' 3/15 ', bank: '' })
    expect(saved.json).toMatchObject({ certificateNumber: '3/15', bank: null, version: 2, state: 'draft' })
    expect((await overview(paymentId)).json.refund).toMatchObject({ certificateNumber: '3/15' })
  })

  test('refuses values that are wrong, by field, and edits that did not see the last one', async () => {
    const { taxRefundId } = await begunRefund(service, owner.uid)
    const wrong = { certificateDate: '2999-01-01', bank: '999', accountNumber: '12345' }
    const { status, json } = await save(taxRefundId, 1, wrong)
    expect(status).toBe(422)
    expect(json.errors.map(({ field, rule }: Record<string, string>) => `${field} ${rule}`).sort()).toEqual([
      'accountNumber bank_account',
      'bank one_of',
      'certificateDate not_future',
    ])
    await save(taxRefundId, 1, refundInput())
    const late = await save(taxRefundId, 1, { accountName: 'อื่น' })
    expect([late.status, late.json.current.accountName]).toEqual([412, 'บริษัท ทดสอบ จำกัด'])
  })

  test('cannot be sent with anything missing', async () => {
    const { taxRefundId, paymentId } = await begunRefund(service, owner.uid)
    const { status, json } = await move(taxRefundId, 1, 'submit')
    expect(status).toBe(422)
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual([
      'certificateNumber',
      'certificateDate',
      'certificate',
      'bank',
      'accountNumber',
    ])
    expect(await stateOf(paymentId)).toBe('draft')
  })

  test('cannot be sent with a certificate from before the payment; Thai digits in its number are digits', async () => {
    const { taxRefundId, paymentId } = await begunRefund(service, owner.uid)
    const filled = await filledRefund(service, owner.uid, taxRefundId)
    const early = { ...refundInput(), certificateNumber: '๓/๑๕', certificateDate: '2020-01-01' }
    const saved = await save(taxRefundId, filled, early)
    expect(saved.json.certificateNumber).toBe('3/15')
    const { status, json } = await move(taxRefundId, saved.json.version, 'submit')
    expect([status, json.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'certificateDate', rule: 'not_before_payment' })],
    ])
    expect(await stateOf(paymentId)).toBe('draft')
  })

  /** Two orders with the number of one certificate: one that is sent, and the draft of the other. */
  async function twoWithOneNumber() {
    const first = await submittedRefund(service, owner.uid)
    const { certificateNumber } = (await overview(first.paymentId)).json.refund
    const second = await begunRefund(service, owner.uid)
    const filled = await filledRefund(service, owner.uid, second.taxRefundId)
    const saved = await save(second.taxRefundId, filled, { ...refundInput(), certificateNumber })
    return { first, second, certificateNumber, version: saved.json.version as number }
  }

  test('cannot be sent with the certificate of another order, until that one is given up', async () => {
    const { first, second, version } = await twoWithOneNumber()
    const refused = await move(second.taxRefundId, version, 'submit')
    expect(refused).toMatchObject({
      status: 422,
      json: {
        errors: [{ field: 'certificateNumber', rule: 'other_order', params: { order: first.number } }],
      },
    })
    expect(await stateOf(second.paymentId)).toBe('draft')
    await decide(first.taxRefundId, 'begin_review')
    await decide(first.taxRefundId, 'reject', { reason: 'ไม่ใช่ของคำสั่งซื้อนี้' })
    expect((await move(second.taxRefundId, version, 'submit')).status).toBe(200)
  })

  test('can be sent with the same number of another year', async () => {
    const { first, second, version } = await twoWithOneNumber()
    // As one that was sent when the year before was paid for.
    await db()
      .update(taxRefunds)
      .set({ certificateDate: '2025-06-30' })
      .where(eq(taxRefunds.id, first.taxRefundId))
    expect(await move(second.taxRefundId, version, 'submit')).toMatchObject({ status: 200 })
  })

  test('that is not over is found, of an old order as well, and by nobody else', async () => {
    const draft = await begunRefund(service, owner.uid)
    const given = await begunRefund(service, owner.uid)
    await move(given.taxRefundId, 1, 'cancel')
    const sent = await submittedRefund(service, owner.uid)
    const unfinished = async (as: string) => (await service.ask('GET /v1/tax-refunds', { as })).json.items
    expect(await unfinished(owner.uid)).toEqual([
      { orderNumber: sent.number, paymentId: sent.paymentId, state: 'submitted' },
      { orderNumber: draft.number, paymentId: draft.paymentId, state: 'draft' },
    ])
    const other = await service.founder(uuidv7())
    expect(await unfinished(other.uid)).toEqual([])
  })

  test('that is given up leaves no account, and the order can be asked for again', async () => {
    const { taxRefundId, paymentId } = await begunRefund(service, owner.uid)
    const version = await filledRefund(service, owner.uid, taxRefundId)
    expect((await move(taxRefundId, version, 'cancel')).json).toMatchObject({
      state: 'cancelled',
      bank: null,
      accountName: '',
      accountEnd: null,
    })
    const [row] = await db().select().from(taxRefunds).where(eq(taxRefunds.id, taxRefundId))
    expect(row).toMatchObject({ bank: null, accountName: '', sealedAccount: null, accountBy: null })
    const again = await service.ask('POST /v1/tax-refunds', { as: owner.uid, body: { paymentId } })
    expect(again.status).toBe(201)
    expect(await stateOf(paymentId)).toBe('draft')
  })
})

describe('an account', () => {
  test('is whole for who entered it and who pays it, and its last digits for everybody else', async () => {
    const { taxRefundId, paymentId } = await submittedRefund(service, owner.uid)
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const seen = async (as: string) => {
      const { accountNumber, accountEnd } = (await overview(paymentId, as)).json.refund
      return [accountNumber, accountEnd]
    }
    expect(await seen(owner.uid)).toEqual(['1234567890', '7890'])
    expect(await seen(finance)).toEqual([null, '7890'])
    const shown = await service.ask(`GET /v1/ops/tax-refunds/${taxRefundId}`, { as: 'staff' })
    expect(shown.text).not.toContain('1234567890')
    const read = () =>
      service.ask(`POST /v1/ops/tax-refunds/${taxRefundId}/account-readings`, { as: 'staff' })
    expect((await read()).status).toBe(409)
    await decide(taxRefundId, 'begin_review')
    await decide(taxRefundId, 'approve')
    expect((await read()).json).toEqual({
      bank: '004',
      accountName: 'บริษัท ทดสอบ จำกัด',
      accountNumber: '1234567890',
    })
    await decide(taxRefundId, 'mark_paid', { reference: 'FT1' })
    expect((await read()).status).toBe(409)
    const audited = await db()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, taxRefundId), eq(auditEvents.action, 'tax_refund.account_read')))
    expect(audited).toHaveLength(1)
  })

  test('lies encrypted, and in no audit event, notification or mail', async () => {
    const { taxRefundId } = await submittedRefund(service, owner.uid)
    await decide(taxRefundId, 'begin_review')
    const { rows } = (await db().execute(sql`
      select * from (
        select to_jsonb(r)::text as row from tax_refunds r
        union all select to_jsonb(e)::text from audit_events e
        union all select to_jsonb(n)::text from notifications n
        union all select to_jsonb(k)::text from idempotency_keys k
        union all select to_jsonb(m)::text from jobs m
      ) all_rows where row like '%1234567890%'`)) as unknown as { rows: unknown[] }
    expect(rows).toEqual([])
  })
})

describe('a certificate', () => {
  const put = (taxRefundId: string, body: object, as = owner.uid) =>
    service.ask(`PUT /v1/tax-refunds/${taxRefundId}/certificate`, { as, body })

  test('is replaced by another one, whose name and bytes come back', async () => {
    const { taxRefundId } = await begunRefund(service, owner.uid)
    await put(taxRefundId, await arrivedCertificate(service, owner.uid))
    const second = await arrivedCertificate(service, owner.uid)
    const { json } = await put(taxRefundId, { ...second, name: 'ใบที่สอง.pdf' })
    expect(json.refund.file).toMatchObject({ name: 'ใบที่สอง.pdf', fileType: 'application/pdf' })
    const got = await service.ask(`GET /v1/tax-refunds/${taxRefundId}/certificate`, { as: owner.uid })
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(got.headers.get('content-disposition')).toContain(encodeURIComponent('ใบที่สอง.pdf'))
  })

  test('that is something else, or another company’s, is refused', async () => {
    const { taxRefundId } = await begunRefund(service, owner.uid)
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const hostile = await put(taxRefundId, await arrivedCertificate(service, owner.uid, page))
    expect(hostile.status).toBe(422)
    const stranger = await service.founder(uuidv7())
    const foreign = await put(taxRefundId, await arrivedCertificate(service, stranger.uid))
    expect([foreign.status, foreign.json.code]).toEqual([422, 'file_not_found'])
    const own = await arrivedCertificate(service, stranger.uid)
    expect((await put(taxRefundId, own, stranger.uid)).status).toBe(404)
    expect((await put(taxRefundId, { name: 'x', fileName: '../../a.pdf' })).status).toBe(422)
  })
})

describe('staff', () => {
  test('have it corrected, approve it and pay it, and every step is told', async () => {
    const { taxRefundId, paymentId, number } = await submittedRefund(service, owner.uid)
    const { json: list } = await service.ask('GET /v1/ops/tax-refunds?limit=100', { as: 'staff' })
    const found = list.items.find(({ id }: { id: string }) => id === taxRefundId)
    expect(found).toMatchObject({ orderNumber: number, amountSatang: 74_70, state: 'submitted' })
    await decide(taxRefundId, 'begin_review')
    const speechless = await decide(taxRefundId, 'ask_correction')
    expect([speechless.status, speechless.json.errors[0].field]).toEqual([422, 'reason'])
    await decide(taxRefundId, 'ask_correction', { reason: 'เลขท่ีไม่ตรงกับไฟล์' })
    const { refund } = (await overview(paymentId)).json
    expect(refund).toMatchObject({ state: 'needs_correction', reason: 'เลขที่ไม่ตรงกับไฟล์' })
    const corrected = await save(refund.id, refund.version, {
      ...refundInput(),
      certificateNumber: '3/16',
      accountNumber: '',
    })
    expect(corrected.json).toMatchObject({ certificateNumber: '3/16', accountNumber: '1234567890' })
    await move(taxRefundId, corrected.json.version, 'submit')
    await decide(taxRefundId, 'begin_review')
    await decide(taxRefundId, 'approve')
    expect((await decide(taxRefundId, 'mark_paid')).json.errors[0].field).toBe('reference')
    await decide(taxRefundId, 'mark_paid', { reference: 'FT2569112500001' })
    const { json } = await overview(paymentId)
    expect(json.refund).toMatchObject({ state: 'paid', reference: 'FT2569112500001', reason: null })
    expect(json.refund.steps.map(({ event }: { event: string }) => event)).toEqual([
      'submit',
      'begin_review',
      'ask_correction',
      'submit',
      'begin_review',
      'approve',
      'mark_paid',
    ])
    expect(await kindsTold()).toEqual([
      'tax_refund_paid',
      'tax_refund_approved',
      'tax_refund_under_review',
      'tax_refund_needs_correction',
      'tax_refund_under_review',
    ])
    const { json: history } = await service.ask('GET /v1/order-history', { as: owner.uid })
    expect(history.items[0]).toMatchObject({ number, paymentId, taxRefundState: 'paid', mayClaimTax: true })
    expect(history.items[0].documents[0].number).toMatch(/^INV-/)
  })

  test.each([
    ['approve', 'submitted'],
    ['mark_paid', 'submitted'],
    ['reject', 'submitted'],
  ])('cannot %s what is only %s', async (event, state) => {
    const { taxRefundId, paymentId } = await submittedRefund(service, owner.uid)
    const answer = await decide(taxRefundId, event, { reason: '-', reference: '-' })
    expect([answer.status, answer.json.code]).toEqual([409, 'wrong_state'])
    expect(await stateOf(paymentId)).toBe(state)
  })

  test('reject with a reason, after which no account is kept and members cannot go on with it', async () => {
    const { taxRefundId } = await submittedRefund(service, owner.uid)
    await decide(taxRefundId, 'begin_review')
    const changed = await save(taxRefundId, 4, refundInput())
    expect([changed.status, changed.json.code]).toEqual([409, 'wrong_state'])
    await decide(taxRefundId, 'reject', { reason: 'ไม่พบการนำส่ง' })
    const [row] = await db().select().from(taxRefunds).where(eq(taxRefunds.id, taxRefundId))
    expect(row).toMatchObject({ state: 'rejected', bank: null, accountName: '', sealedAccount: null })
    expect((await move(taxRefundId, row?.version ?? 0, 'cancel')).status).toBe(409)
  })

  test('do not approve what was given back in the meantime', async () => {
    const { taxRefundId, orderId } = await submittedRefund(service, owner.uid)
    await decide(taxRefundId, 'begin_review')
    await db().transaction((tx) =>
      issueCreditNote(tx, {
        companyId: owner.companyId,
        orderId,
        cause: { refundId: uuidv7() },
        amountSatang: 2_664_30,
        at: new Date(),
        reason: '-',
        news: { kind: 'order_refunded', params: { amount: '฿1', credits: '0' } },
      }),
    )
    const answer = await decide(taxRefundId, 'approve')
    expect([answer.status, answer.json.code]).toEqual([409, 'tax_refund_changed'])
  })
})

describe('what leaves us for an order is never more than came in:', () => {
  /** A refund of withheld tax that staff have approved. */
  async function approved(packageId?: string) {
    const refund = await submittedRefund(service, owner.uid, packageId)
    await decide(refund.taxRefundId, 'begin_review')
    expect((await decide(refund.taxRefundId, 'approve')).status).toBe(200)
    return refund
  }
  const pay = (taxRefundId: string) => decide(taxRefundId, 'mark_paid', { reference: 'FT1' })
  const codeOf = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]
  /** What has left us for an order, in satang. */
  async function outOf(number: string): Promise<number> {
    const { refunds, taxPaidBack } = await steps.seen(number)
    const returned = refunds.reduce(
      (sum: number, { state, amountSatang }: { state: string; amountSatang: number }) =>
        sum + (state === 'failed' ? 0 : amountSatang),
      0,
    )
    return returned + (taxPaidBack?.state === 'paid' ? taxPaidBack.amountSatang : 0)
  }

  test('tax that was paid back is not returned again, and the rest takes everything back', async () => {
    const before = await steps.balance(owner.uid)
    const { taxRefundId, number } = await approved()
    expect((await pay(taxRefundId)).status).toBe(200)
    const tooMuch = await steps.refund(number, { amountSatang: 2_664_30 })
    expect([tooMuch.status, tooMuch.json.errors]).toEqual([
      422,
      [{ field: 'amountSatang', rule: 'max_value', params: { max: 2_589_60 } }],
    ])
    expect((await steps.refund(number)).status).toBe(201)
    expect(await outOf(number)).toBe(2_664_30)
    expect(await steps.balance(owner.uid)).toBe(before)
    expect(codeOf(await steps.refund(number, { unspentCredits: 0 }))).toEqual([409, 'wrong_state'])
    expect((await steps.seen(number)).order).toMatchObject({
      state: 'partly_refunded',
      refundedSatang: 2_589_60,
    })
  })

  test('both add up for who paid, and the mail says why it is less and for what', async () => {
    const { taxRefundId, number, orderId, paymentId } = await approved()
    await pay(taxRefundId)
    await steps.refund(number)
    const { json } = await service.ask(`GET /v1/order-history/${orderId}`, { as: owner.uid })
    expect(json).toMatchObject({ refundedSatang: 2_589_60, taxReturnedSatang: 74_70 })
    expect((await overview(paymentId)).json.order.refundedSatang).toBe(2_589_60)
    await service.mail.allSent()
    const mail = service.mail.sent.findLast(({ subject }) => subject.startsWith('คืนเงิน'))
    for (const said of ['฿2,589.60', 'หัก ณ ที่จ่าย ฿74.70', 'คืนครบ ฿2,664.30', 'เหตุผล: ลูกค้าขอคืน'])
      expect(mail?.text).toContain(said)
  })

  test('a buffet’s days end with all of its money but the tax', async () => {
    const { taxRefundId, number } = await approved(packageIds.buffet)
    await pay(taxRefundId)
    expect((await steps.refund(number, { unspentCredits: 0 })).status).toBe(201)
    const { json } = await service.ask('GET /v1/credits/balance', { as: owner.uid })
    expect(json.buffetUntil).toBeNull()
  })

  test('an order whose tax is on its way is refunded when that is paid, or taken back for correction', async () => {
    const { taxRefundId, number, paymentId } = await approved()
    expect(codeOf(await steps.refund(number))).toEqual([409, 'tax_refund_approved'])
    expect((await decide(taxRefundId, 'ask_correction', { reason: 'จะคืนเงินทั้งหมด' })).status).toBe(200)
    expect((await steps.refund(number)).status).toBe(201)
    const { refund } = (await overview(paymentId)).json
    expect(codeOf(await move(taxRefundId, refund.version, 'submit'))).toEqual([409, 'nothing_withheld'])
    expect(await outOf(number)).toBe(2_664_30)
  })

  test('of money that a bank took back no tax is paid, and its account is not read either', async () => {
    for (const takeBack of [
      (chargeId: string) => service.paymentProvider.become(chargeId, 'reversed'),
      (chargeId: string) => service.paymentProvider.dispute(chargeId, 'lost'),
    ]) {
      const { taxRefundId, chargeId } = await approved()
      await steps.sendEvent(takeBack(chargeId))
      const read = `POST /v1/ops/tax-refunds/${taxRefundId}/account-readings` as const
      expect(codeOf(await service.ask(read, { as: 'staff' }))).toEqual([409, 'tax_refund_changed'])
      expect(codeOf(await pay(taxRefundId))).toEqual([409, 'tax_refund_changed'])
      expect((await decide(taxRefundId, 'reject', { reason: 'ธนาคารดึงเงินคืน' })).status).toBe(200)
    }
  })

  test('while a bank disputes the money nothing is asked for, approved or paid', async () => {
    const begun = await begunRefund(service, owner.uid)
    const version = await filledRefund(service, owner.uid, begun.taxRefundId)
    const reviewed = await submittedRefund(service, owner.uid)
    await decide(reviewed.taxRefundId, 'begin_review')
    const accepted = await approved()
    for (const { chargeId } of [begun, reviewed, accepted]) {
      await steps.dispute(chargeId, 'open')
    }
    expect(codeOf(await move(begun.taxRefundId, version, 'submit'))).toEqual([409, 'nothing_withheld'])
    expect(codeOf(await decide(reviewed.taxRefundId, 'approve'))).toEqual([409, 'tax_refund_changed'])
    expect(codeOf(await pay(accepted.taxRefundId))).toEqual([409, 'tax_refund_changed'])
    await steps.dispute(accepted.chargeId, 'won')
    expect((await pay(accepted.taxRefundId)).status).toBe(200)
  })

  test('tax waits for a refund that has no answer yet', async () => {
    const { taxRefundId, number } = await submittedRefund(service, owner.uid)
    await decide(taxRefundId, 'begin_review')
    service.paymentProvider.mode = 'loses-answer'
    await steps.refund(number)
    service.paymentProvider.mode = 'usual'
    expect(codeOf(await decide(taxRefundId, 'approve'))).toEqual([409, 'refund_in_progress'])
  })

  test.each([
    ['approved', false],
    ['refunded', true],
  ])('approved and refunded at once, one of them waits: %s first', async (_which, isRefundFirst) => {
    const { taxRefundId, number } = await submittedRefund(service, owner.uid)
    await decide(taxRefundId, 'begin_review')
    const both = [() => decide(taxRefundId, 'approve'), () => steps.refund(number)]
    if (isRefundFirst) both.reverse()
    const answers = await Promise.all(both.map((ask) => ask()))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    await Promise.all([pay(taxRefundId), steps.refund(number)])
    await steps.refund(number)
    expect(await outOf(number)).toBe(2_664_30)
  })
})

test('everything goes when the legal retention of the order ends', async () => {
  const { taxRefundId, orderId } = await submittedRefund(service, owner.uid)
  const [row] = await db().select().from(taxRefunds).where(eq(taxRefunds.id, taxRefundId))
  await db().update(orders).set({ createdAt: sql`now() - interval '9 years'` }).where(eq(orders.id, orderId))
  await removePast(db(), orderRetention, new AbortController().signal)
  expect(await db().select().from(taxRefunds).where(eq(taxRefunds.id, taxRefundId))).toHaveLength(1)
  await removePastCertificates(db(), testTurn())
  await removePastFiles({ db: db() }, testTurn())
  await removePast(db(), orderRetention, new AbortController().signal)
  expect(await db().select().from(taxRefunds).where(eq(taxRefunds.id, taxRefundId))).toEqual([])
  const [file] = await db()
    .select()
    .from(uploads)
    .where(eq(uploads.objectName, row?.objectName ?? ''))
  expect(file?.unusedSince).not.toBeNull()
})
