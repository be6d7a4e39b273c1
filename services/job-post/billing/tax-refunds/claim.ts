import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { isPaid } from '@/validators/states/order'
import { listCreditNotes, type TaxDocument } from '../invoices/repository'
import { findOrder, type Order } from '../orders/repository'
import { findSuccessful, type PaidBy } from './repository'

/** What a company can ask back for an order: amounts in satang, the rate in hundredths of a per cent. */
export type Claim = {
  readonly order: Order
  readonly payment: PaidBy
  readonly rate: number
  /** What was credited of it, in the order of the notes. */
  readonly notes: readonly TaxDocument[]
  /** What tax is withheld from: the price before VAT without what was credited of it. */
  readonly baseSatang: number
  /** 0 where there is nothing to ask for. */
  readonly amountSatang: number
}

/**
 * What can be asked back for the order that a payment of the company paid in full. Nothing for an order of a person, who
 * withholds no tax, and nothing for one that was refunded or reversed, or that a bank disputes. 404 where the company has no such payment.
 */
export async function claimOf(db: Database, companyId: string, paymentId: string): Promise<Claim> {
  const payment = await findSuccessful(db, { companyId, id: paymentId })
  const order = payment && (await findOrder(db, { companyId, id: payment.orderId }))
  if (!payment || !order || !isPaid(order.state)) throw notFound()
  const { withholdingRate: rate } = order
  const notes = await listCreditNotes(db, { companyId, orderId: order.id })
  const credited = notes.reduce((sum, { valueSatang }) => sum + valueSatang, 0)
  const baseSatang = order.priceSatang - credited
  // Of money that the bank took back nothing is with us any more, and of what it disputes perhaps soon.
  const isOurs = order.state !== 'reversed' && order.disputedAt === null
  const isWithheld = order.withholdingSatang > 0 && isOurs
  return {
    order,
    payment,
    rate,
    notes,
    baseSatang,
    amountSatang: isWithheld ? Math.round((baseSatang * rate) / 10_000) : 0,
  }
}

/** The same, refused with 409 where there is nothing to ask for. */
export async function requireClaim(db: Database, companyId: string, paymentId: string): Promise<Claim> {
  const claim = await claimOf(db, companyId, paymentId)
  if (claim.amountSatang <= 0) throw new Problem(409, 'nothing_withheld')
  return claim
}
