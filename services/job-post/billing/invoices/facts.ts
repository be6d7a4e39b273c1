import { operator } from '@/lib/config/operator'
import { clock, longDay } from '@/services/shared/thai-days'
import { type Buyer, headOffice } from '../../shapes/buyer'
import type { Order } from '../orders/repository'
import { amountInWords } from './amount-in-words'
import type { ConfirmedPayment, TaxDocument } from './repository'
import texts from './texts-th.json' with { type: 'json' }

/** What a document says, in the order in which it is read. */
export type TaxDocumentFacts = {
  readonly title: string
  readonly number: string
  readonly issuedAt: Date
  readonly seller: readonly string[]
  readonly buyer: readonly string[]
  /** Names and values beside the buyer. */
  readonly details: readonly (readonly [string, string])[]
  readonly item: { readonly name: string; readonly unit: string; readonly amount: string }
  readonly sums: readonly (readonly [string, string])[]
  readonly total: readonly [string, string]
  readonly words: string
  readonly notes: readonly string[]
  readonly signature: string
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)

/** The month and year of a date without the era, which money papers leave out. */
const dayOf = (moment: Date): string =>
  longDay
    .formatToParts(moment)
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ')

/** Satang in baht with two decimals: 2,490.00. */
export const inBaht = (satang: number): string =>
  (satang / 100).toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const spaced = (taxId: string): string => taxId.replace(/^(\d)(\d{4})(\d{5})(\d{2})(\d)$/, '$1 $2 $3 $4 $5')

/** A party of a document, as the law of VAT has it named. */
function partyOf({ name, taxId, branchNumber, address }: Buyer): string[] {
  const isInBangkok = address.province === 'กรุงเทพมหานคร'
  const [subdistrict, district, province] = isInBangkok ? ['แขวง', 'เขต', ''] : ['ตำบล', 'อำเภอ', 'จังหวัด']
  const branch = branchNumber === headOffice ? texts.headOffice : fill(texts.branch, { number: branchNumber })
  return [
    name,
    address.line,
    `${subdistrict}${address.subdistrict} ${district}${address.district} ${province}${address.province} ${address.postcode}`,
    `${fill(texts.taxId, { number: spaced(taxId) })} (${branch})`,
  ]
}

/** Per cent of VAT, with the decimals that the rate of the order has. */
const percentOf = ({ vatRate }: Order): string => String(vatRate / 100)

const itemName = ({ kind, size, validDays }: Order): string =>
  fill(texts.items[kind], { size: String(size), days: String(validDays) })

const partiesOf = ({ seller }: TaxDocument, { buyer }: Order) => {
  const { phone, billingEmail } = operator
  return {
    seller: [...partyOf(seller), fill(texts.contact, { phone: phone.shown, email: billingEmail })],
    buyer: partyOf(buyer),
  }
}

/** What the tax invoice and receipt of an order says. */
export function invoiceFacts(
  invoice: TaxDocument,
  order: Order,
  payment: ConfirmedPayment,
): TaxDocumentFacts {
  const { valueSatang, vatSatang, totalSatang, issuedAt } = invoice
  const paidAt = order.paidAt ?? issuedAt
  const withheld = order.withholdingSatang
  return {
    title: texts.invoice,
    number: invoice.number,
    issuedAt,
    ...partiesOf(invoice, order),
    details: [
      [texts.number, invoice.number],
      [texts.day, dayOf(issuedAt)],
      [texts.order, order.number],
      [texts.paidBy, texts.methods[payment.method]],
      [texts.paidAt, fill(texts.clock, { day: dayOf(paidAt), time: clock.format(paidAt) })],
      [texts.reference, payment.chargeId ?? payment.id],
    ],
    item: { name: itemName(order), unit: inBaht(valueSatang), amount: inBaht(valueSatang) },
    sums: [
      [texts.sums.value, inBaht(valueSatang)],
      [fill(texts.sums.vat, { percent: percentOf(order) }), inBaht(vatSatang)],
    ],
    total: [texts.sums.total, inBaht(totalSatang)],
    words: amountInWords(totalSatang),
    notes: [
      texts.notes.paid,
      ...(withheld > 0 ? [fill(texts.notes.withholding, { amount: inBaht(withheld) })] : []),
      texts.notes.computer,
    ],
    signature: texts.receiver,
  }
}

/** What a credit note says; `earlier` are the notes of the same invoice before it. */
export function creditNoteFacts(
  note: TaxDocument,
  order: Order,
  invoice: TaxDocument,
  earlier: readonly TaxDocument[],
): TaxDocumentFacts {
  const { valueSatang, vatSatang, totalSatang, issuedAt } = note
  const before = earlier.reduce((sum, one) => sum + one.valueSatang, 0)
  // What a bank took is another amount, and has left already.
  const isOfLoss = note.paymentId !== null
  return {
    title: texts.credit_note,
    number: note.number,
    issuedAt,
    ...partiesOf(note, order),
    details: [
      [texts.number, note.number],
      [texts.day, dayOf(issuedAt)],
      [texts.ofInvoice, invoice.number],
      [texts.ofDay, dayOf(invoice.issuedAt)],
      [texts.order, order.number],
    ],
    item: {
      name: fill(texts.credited, { item: itemName(order) }),
      unit: inBaht(valueSatang),
      amount: inBaht(valueSatang),
    },
    sums: [
      [texts.sums.invoiced, inBaht(invoice.valueSatang)],
      ...(before > 0 ? [[texts.sums.creditedBefore, inBaht(before)] as const] : []),
      [texts.sums.corrected, inBaht(invoice.valueSatang - before - valueSatang)],
      [texts.sums.difference, inBaht(valueSatang)],
      [fill(texts.sums.creditedVat, { percent: percentOf(order) }), inBaht(vatSatang)],
    ],
    total: [isOfLoss ? texts.sums.creditedOfLoss : texts.sums.creditedTotal, inBaht(totalSatang)],
    words: amountInWords(totalSatang),
    notes: [`${texts.reason}: ${note.reason ?? ''}`, texts.notes.computer],
    signature: texts.issuer,
  }
}
