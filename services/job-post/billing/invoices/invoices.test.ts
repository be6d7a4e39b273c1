import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { and, asc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { removePast } from '@/services/shared/retention/past'
import { pdfLines } from '@/services/shared/testing/pdf-text'
import { testTurn } from '@/services/shared/testing/turn'
import { markAllUnused } from '../../platform/uploads/repository'
import { removeUnusedUploads } from '../../platform/uploads/service'
import { orders, payments, taxRates } from '../../tables/orders'
import { taxInvoices } from '../../tables/tax-invoices'
import { uploads } from '../../tables/uploads'
import { startTestService, type TestService } from '../../testing'
import { numberYear } from '../orders/order-number'
import { orderRetention } from '../orders/retention'
import { buy, packageIds } from '../testing'
import { drawDocuments, removePastFiles } from './files'
import { creditedAmounts, issueCreditNote, issueInvoice } from './issuing'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

let owner: { uid: string; companyId: string }
beforeEach(async () => {
  owner = await service.founder(uuidv7())
})

const paidOrder = (): Promise<{ id: string; number: string }> =>
  buy(service, owner.uid, packageIds.fiveCredits)

const db = () => service.database.db
const parts = () => ({ db: db(), storage: service.storage })
const documentsOf = (orderId: string) =>
  db()
    .select()
    .from(taxInvoices)
    .where(and(eq(taxInvoices.companyId, owner.companyId), eq(taxInvoices.orderId, orderId)))
    .orderBy(asc(taxInvoices.id))

async function download(path: string, as = owner.uid) {
  const response = await fetch(`${service.address}${path}`, {
    headers: { authorization: `Bearer ${await service.issuer.token(as)}` },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}
const receipt = (orderId: string, as?: string) => download(`/v1/orders/${orderId}/receipt`, as)

const credit = (orderId: string, amountSatang: number, refundId = uuidv7()) =>
  db().transaction((tx) =>
    issueCreditNote(tx, {
      companyId: owner.companyId,
      orderId,
      cause: { refundId },
      amountSatang,
      at: new Date(),
      reason: 'คืนเครดิตที่ไม่ได้ใช้',
      news: { kind: 'order_refunded', params: { amount: '฿1', credits: '0' } },
    }),
  )

describe('a paid order', () => {
  test('has one invoice with the next number of the year, however often its money is heard of', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    await service.ask(`POST /v1/orders/${first.id}/checks`, { as: owner.uid })
    const [one, ...more] = await documentsOf(first.id)
    const [two] = await documentsOf(second.id)
    expect(more).toEqual([])
    const running = Number(one?.number.slice(-5))
    const numberOf = (count: number) => `INV-${numberYear(new Date())}-${String(count).padStart(5, '0')}`
    expect([one?.number, two?.number]).toEqual([numberOf(running), numberOf(running + 1)])
  })

  test('leaves no gap in the numbers where its transaction fails', async () => {
    const before = await paidOrder()
    const { companyId } = owner
    const [order] = await db().select().from(orders).where(eq(orders.id, before.id))
    const failing = db().transaction(async (tx) => {
      await tx.delete(taxInvoices).where(eq(taxInvoices.companyId, companyId))
      await issueInvoice(
        tx,
        order as NonNullable<typeof order>,
        { id: uuidv7(), createdBy: owner.uid },
        new Date(),
      )
      throw new Error('a crash')
    })
    await expect(failing).rejects.toThrow('a crash')
    const [first] = await documentsOf(before.id)
    const [next] = await documentsOf((await paidOrder()).id)
    expect(Number(next?.number.slice(-5))).toBe(Number(first?.number.slice(-5)) + 1)
  })

  test('gives a receipt that says what the order says, as text in its right order', async () => {
    const order = await paidOrder()
    const [invoice] = await documentsOf(order.id)
    const { status, headers, bytes } = await receipt(order.id)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${invoice?.number}.pdf"`)
    const pages = await pdfLines(bytes)
    expect(pages).toHaveLength(1)
    const { json } = await service.ask(`GET /v1/orders/${order.id}`, { as: owner.uid })
    const [stored] = await db().select().from(orders).where(eq(orders.id, order.id))
    const taxId = stored?.buyer.taxId.replace(/^(.)(.{4})(.{5})(..)(.)$/, '$1 $2 $3 $4 $5')
    expect(pages[0]).toEqual(
      expect.arrayContaining([
        'บริษัท พาร์ทิม จำกัด',
        'เลขประจำตัวผู้เสียภาษี 0 1055 69999 99 9 (สำนักงานใหญ่)',
        'ใบกำกับภาษี/ใบเสร็จรับเงิน',
        'ต้นฉบับ',
        json.buyer.name,
        json.buyer.address.line,
        'แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
        `เลขประจำตัวผู้เสียภาษี ${taxId} (สำนักงานใหญ่)`,
        `เลขที่ ${invoice?.number}`,
        `คำสั่งซื้อ ${json.number}`,
        'ชำระโดย พร้อมเพย์',
        '1 เครดิตประกาศงาน 5 เครดิต ใช้ได้ 90 วัน 1 2,490.00 2,490.00',
        'มูลค่าก่อนภาษี 2,490.00',
        'ภาษีมูลค่าเพิ่ม 7% 174.30',
        'จำนวนเงินรวมทั้งสิ้น 2,664.30',
        'สองพันหกร้อยหกสิบสี่บาทสามสิบสตางค์',
      ]),
    )
  })

  test('names the rate of its day on all its documents, also where staff enter another one late', async () => {
    const applies = (days: number) => sql`(now() at time zone 'Asia/Bangkok')::date - ${days}::integer`
    const rates = { withholding: 300, withholdingFrom: 1_000_00 }
    await db()
      .insert(taxRates)
      .values({ appliesFrom: applies(1) as never, vat: 630, ...rates })
    try {
      const order = await paidOrder()
      await db()
        .insert(taxRates)
        .values({ appliesFrom: applies(0) as never, vat: 1_000, ...rates, withholding: 500 })
      const note = await credit(order.id, 500_00)
      const lines = async ({ bytes }: { bytes: Uint8Array }) => (await pdfLines(bytes)).flat().join('\n')
      expect(await lines(await receipt(order.id))).toContain('ภาษีมูลค่าเพิ่ม 6.3% 156.87')
      expect(await lines(await download(`/v1/credit-notes/${note.id}/file`))).toMatch(/6\.3%/)
      const [payment] = await db()
        .select({ id: payments.id })
        .from(payments)
        .where(eq(payments.orderId, order.id))
      const { json } = await service.ask(`GET /v1/payments/${payment?.id}/tax-refund`, { as: owner.uid })
      expect(json.certificate.rate).toBe(300)
    } finally {
      await db()
        .delete(taxRates)
        .where(sql`${taxRates.appliesFrom} >= ${applies(1)}`)
    }
  })

  test('gives the same bytes for ever, also after what they were drawn from was changed', async () => {
    const order = await paidOrder()
    const { bytes } = await receipt(order.id)
    await db().update(orders).set({ size: 77 }).where(eq(orders.id, order.id))
    expect((await receipt(order.id)).bytes.equals(bytes)).toBe(true)
    const [invoice] = await documentsOf(order.id)
    expect(invoice?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    service.storage.contents.set(invoice?.objectName ?? '', Buffer.from('another'))
    expect((await receipt(order.id)).status).toBe(500)
  })

  test('gets its file although the storage was down, or the service ended between storing and noting', async () => {
    const order = await paidOrder()
    service.storage.isDown = true
    expect((await receipt(order.id)).status).toBe(503)
    service.storage.isDown = false
    const drawn = await Promise.all([
      receipt(order.id),
      receipt(order.id),
      drawDocuments(parts(), testTurn()),
    ])
    expect(drawn[0]?.bytes.equals(drawn[1]?.bytes ?? Buffer.alloc(0))).toBe(true)
    await db()
      .update(taxInvoices)
      .set({ objectName: null, sha256: null, drawnAt: null })
      .where(eq(taxInvoices.orderId, order.id))
    await drawDocuments(parts(), testTurn())
    expect((await receipt(order.id)).bytes.equals(drawn[0]?.bytes ?? Buffer.alloc(0))).toBe(true)
  })

  /** The mails to somebody that are about money, or have a file. */
  const mailsTo = (uid: string) =>
    service.mail.sent.filter(
      ({ to, subject, attachments }) =>
        to.startsWith(`${uid}@`) && (subject.startsWith('ได้รับเงิน') || attachments?.length),
    )

  test('is one mail to who paid, with the receipt and what it brought; colleagues are told without it', async () => {
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const order = await paidOrder()
    const { bytes } = await receipt(order.id)
    await service.mail.allSent()
    const [mail, ...more] = mailsTo(owner.uid)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^ได้รับเงินแล้ว เพิ่ม 5 เครดิต ใบเสร็จ INV-\d{4}-\d{5}$/)
    for (const said of ['2,664.30 บาท', order.number, 'ดูคำสั่งซื้อและใบเสร็จ:', '/my-credit#orders'])
      expect(mail?.text).toContain(said)
    expect(mail?.attachments?.map(({ content }) => content.equals(bytes))).toEqual([true])
    const [told, ...others] = mailsTo(finance)
    expect(others).toEqual([])
    expect(told?.subject).toBe(`ได้รับเงินแล้ว เพิ่ม 5 เครดิต (${order.number})`)
    expect(told?.attachments ?? []).toEqual([])
    const { json } = await service.ask('GET /v1/notifications', { as: owner.uid })
    expect(json.items.map(({ kind }: { kind: string }) => kind)).toContain('credits_bought')
  })

  test.each([
    [packageIds.buffet, 'เพิ่มบุฟเฟต์ 30 วัน'],
    [packageIds.tenUnlocks, 'เพิ่มเครดิตเปิดโปรไฟล์ 10 เครดิต'],
  ])('of %s is one mail as well', async (packageId, brought) => {
    await buy(service, owner.uid, packageId)
    await service.mail.allSent()
    expect(mailsTo(owner.uid).map(({ subject }) => subject)).toEqual([expect.stringContaining(brought)])
  })

  test('shows its receipt to nobody who does not keep its books', async () => {
    const order = await paidOrder()
    const stranger = await service.founder(uuidv7())
    const recruiter = await service.colleague(uuidv7(), owner.companyId, 'recruiter')
    const finance = await service.colleague(uuidv7(), owner.companyId, 'finance')
    const answers = await Promise.all(
      [stranger.uid, recruiter, finance].map(async (as) => (await receipt(order.id, as)).status),
    )
    expect(answers).toEqual([404, 403, 200])
    expect((await receipt(uuidv7())).status).toBe(404)
  })

  test('keeps the file after its company closed, and gives it up after the legal retention', async () => {
    const order = await paidOrder()
    await receipt(order.id)
    const [invoice] = await documentsOf(order.id)
    const isFile = eq(uploads.objectName, invoice?.objectName ?? '')
    await markAllUnused(db(), owner.companyId)
    await db().update(uploads).set({ unusedSince: sql`now() - interval '2 days'` }).where(isFile)
    await removeUnusedUploads(db(), service.storage, new AbortController().signal)
    expect((await receipt(order.id)).status).toBe(200)

    await db()
      .update(orders)
      .set({ createdAt: sql`now() - interval '9 years'` })
      .where(eq(orders.id, order.id))
    const { signal } = new AbortController()
    await removePast(db(), orderRetention, signal)
    expect(await documentsOf(order.id)).toHaveLength(1)
    await removePastFiles(parts(), testTurn())
    await removePast(db(), orderRetention, signal)
    expect(await documentsOf(order.id)).toEqual([])
    const [file] = await db().select().from(uploads).where(isFile)
    expect(file?.unusedSince).not.toBeNull()
  })
})

describe('a credit note', () => {
  test('corrects the invoice by the refund, has a number of its own series, and is one per refund', async () => {
    const order = await paidOrder()
    const [invoice] = await documentsOf(order.id)
    const refundId = uuidv7()
    const note = await credit(order.id, 1_065_72, refundId)
    expect(note).toMatchObject({ valueSatang: 996_00, vatSatang: 69_72, totalSatang: 1_065_72 })
    expect(note.number).toMatch(/^CN-\d{4}-\d{5}$/)
    expect((await credit(order.id, 1_065_72, refundId)).id).toBe(note.id)
    const { status, bytes } = await download(`/v1/credit-notes/${note.id}/file`)
    expect(status).toBe(200)
    const [lines] = await pdfLines(bytes)
    expect(lines).toEqual(
      expect.arrayContaining([
        'ใบลดหนี้',
        `เลขที่ ${note.number}`,
        `อ้างถึงใบกำกับภาษี ${invoice?.number}`,
        'มูลค่าตามใบกำกับภาษีเดิม 2,490.00',
        'มูลค่าที่ถูกต้อง 1,494.00',
        'ผลต่าง (มูลค่าที่ลดหนี้) 996.00',
        'ภาษีมูลค่าเพิ่มที่ลด 7% 69.72',
        'รวมเงินที่คืน 1,065.72',
        'หนึ่งพันหกสิบห้าบาทเจ็ดสิบสองสตางค์',
        'เหตุที่ออกใบลดหนี้: คืนเครดิตที่ไม่ได้ใช้',
      ]),
    )
    // The invoice itself is not read as a credit note.
    expect((await download(`/v1/credit-notes/${invoice?.id}/file`)).status).toBe(404)
    const stranger = await service.founder(uuidv7())
    expect((await download(`/v1/credit-notes/${note.id}/file`, stranger.uid)).status).toBe(404)
  })

  test('cannot give back more than is left', async () => {
    const order = await paidOrder()
    await credit(order.id, 2_000_00)
    await expect(credit(order.id, 664_31)).rejects.toThrow('cannot be credited')
    await expect(credit(uuidv7(), 1)).rejects.toThrow('no tax invoice')
    expect((await credit(order.id, 664_30)).totalSatang).toBe(664_30)
  })

  test('in parts adds up to the invoice, to the satang', () => {
    const invoice = { valueSatang: 590_00, vatSatang: 41_30, totalSatang: 631_30 }
    const notes: (typeof invoice)[] = []
    for (const amount of [1, 333_33, 33_33, 264_63]) notes.push(creditedAmounts(invoice, notes, amount))
    const sum = (name: keyof typeof invoice) => notes.reduce((total, note) => total + note[name], 0)
    expect([sum('valueSatang'), sum('vatSatang'), sum('totalSatang')]).toEqual([590_00, 41_30, 631_30])
    expect(() => creditedAmounts(invoice, notes, 1)).toThrow('cannot be credited')
  })
})
