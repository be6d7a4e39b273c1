import type { Static } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import type { RefundMethod, RefundState } from '@/validators/states/refund'
import { findCompany } from '../../company/companies/repository'
import { creditsOfOrder } from '../credits/order-credits-repository'
import { findByNumber } from '../orders/repository'
import { listDisputes, listDisputesOf } from '../payment-disputes/repository'
import { listPayments, type Payment } from '../payments/repository'
import type { SettlingParts } from '../payments/settlement'
import { findTaxPaidBack, leftOf } from '../returns/repository'
import { listPartlyLost } from './partly-lost-repository'
import {
  type ExtraPayment,
  type LeftPayment,
  type OpsOrder,
  type OpsPaymentDisputeOfOrder,
  type OpsRefundOfOrder,
  type PartlyLostOrder,
  presentDispute,
  presentExtra,
  presentOpsOrder,
  presentPartlyLost,
  presentRefund,
} from './present'
import { listExtraPayments, listRefunds, listRefundsOf, listRefundsOfPayment, satangOf } from './repository'
import { requestRefund } from './settling'

/** An order with everything that became of its money and credits, by its number; 404 where there is none. */
export async function readOpsOrder(db: Database, number: string): Promise<Static<typeof OpsOrder>> {
  const order = await findByNumber(db, number)
  if (!order) throw notFound()
  const key = { companyId: order.companyId, orderId: order.id }
  const [company, credits, payments, refunds, disputes, taxPaidBack] = await Promise.all([
    findCompany(db, order.companyId),
    creditsOfOrder(db, order),
    listLeft(db, key),
    listRefundsOf(db, key),
    listDisputesOf(db, key),
    findTaxPaidBack(db, key),
  ])
  const companyName = company?.name ?? order.buyer.name
  const companyClosedAt = company?.closedAt ?? null
  const money = { credits, payments, refunds, disputes, taxPaidBack }
  return presentOpsOrder({ order, companyName, companyClosedAt, ...money })
}

/** The payments of an order; of those that brought no money nothing is left. */
async function listLeft(db: Database, order: Pick<Payment, 'companyId' | 'orderId'>): Promise<LeftPayment[]> {
  const payments = await listPayments(db, order)
  return Promise.all(
    payments.map(async (payment) => ({
      payment,
      leftSatang: payment.state === 'successful' ? await leftOf(db, payment) : 0,
    })),
  )
}

/** Asks the provider for a stored refund. A lost answer is caught up on later: here it is only logged. */
export async function askForRefund(parts: SettlingParts, orderNumber: string, id: string): Promise<void> {
  try {
    const order = await findByNumber(parts.db, orderNumber)
    if (order) await requestRefund(parts, { companyId: order.companyId, id })
  } catch (err) {
    parts.log.warn({ err, refundId: id }, 'the payment provider has not said whether there is a refund')
  }
}

/** One page of all refunds, newest first. */
export async function pageOfRefunds(
  db: Database,
  { cursor, limit, state, method }: PageQuery & { state?: RefundState; method?: RefundMethod },
): Promise<Page<Static<typeof OpsRefundOfOrder>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listRefunds(db, { state, method, after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ refund }) => refund.id)
  return {
    items: items.map(({ refund, orderNumber, companyName }) => ({
      ...presentRefund(refund),
      orderNumber,
      companyName,
    })),
    nextCursor,
  }
}

/** One page of what buyers' banks dispute, newest first, with what was spent of each order, and returned of each payment. */
export async function pageOfPaymentDisputes(
  db: Database,
  { cursor, limit, isOpen }: PageQuery & { isOpen: boolean },
): Promise<Page<Static<typeof OpsPaymentDisputeOfOrder>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listDisputes(db, { isOpen, after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ dispute }) => dispute.id)
  const presented = []
  for (const { dispute, order, companyName } of items) {
    const { held, spent } = await creditsOfOrder(db, order)
    const refunds = await listRefundsOfPayment(db, dispute)
    presented.push({
      ...presentDispute(dispute),
      orderNumber: order.number,
      companyName,
      creditsUnpaid: held + spent,
      returnedSatang: satangOf(refunds.filter(({ state }) => state === 'completed')),
      returningSatang: satangOf(refunds.filter(({ state }) => state === 'created')),
    })
  }
  return { items: presented, nextCursor }
}

/** Money that gave nothing and is not returned, the oldest first. */
export async function unreturnedExtraPayments(
  db: Database,
): Promise<{ items: Static<typeof ExtraPayment>[]; hasMore: boolean }> {
  const { items, hasMore } = await listExtraPayments(db)
  return { items: items.map(presentExtra), hasMore }
}

/** Orders of which a bank took a part, and of whose rest something is owed, the oldest first. */
export async function partlyLostOrders(
  db: Database,
): Promise<{ items: Static<typeof PartlyLostOrder>[]; hasMore: boolean }> {
  const { items, hasMore } = await listPartlyLost(db)
  return { items: items.map(presentPartlyLost), hasMore }
}
