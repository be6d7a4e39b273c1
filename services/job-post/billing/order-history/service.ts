import type { Static } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import { isPaid } from '@/validators/states/order'
import type { Scope } from '../../platform/access/scope'
import { listOfOrders } from '../invoices/repository'
import { findOrder, listOrders, type Order } from '../orders/repository'
import { listInReview } from '../payment-differences/repository'
import { listAttempts } from '../payments/repository'
import { listOwedOf } from '../refunds/partly-lost-repository'
import { listPaidAgainOf, listReturnsOf } from '../refunds/repository'
import { listTakenOf } from '../returns/repository'
import { listActive } from '../tax-refunds/repository'
import { type KeptPost, listKeptPosts } from './kept-posts-repository'
import { type HistoryOrder, presentHistory } from './present'
import { listPublishedFrom } from './published-posts-repository'

/** One page of the company's orders with all that came of them, newest first. */
export async function pageOfHistory(
  db: Database,
  { companyId }: Scope,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof HistoryOrder>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listOrders(db, companyId, { after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ id }) => id)
  return { items: await withHistory(db, companyId, items), nextCursor }
}

/** One order of the company with all that came of it; 404 where there is none. */
export async function historyOf(
  db: Database,
  { companyId }: Scope,
  id: string,
): Promise<Static<typeof HistoryOrder>> {
  const order = await findOrder(db, { companyId, id })
  const [presented] = order ? await withHistory(db, companyId, [order]) : []
  if (!presented) throw notFound()
  return presented
}

async function withHistory(
  db: Database,
  companyId: string,
  orders: readonly Order[],
): Promise<Static<typeof HistoryOrder>[]> {
  const ids = orders.map(({ id }) => id)
  const awaited = orders.filter(({ waitingPosts }) => waitingPosts > 0).map(({ id }) => id)
  const unpaid = orders.filter(({ state }) => !isPaid(state))
  const reversed = orders.filter(({ state }) => state === 'reversed').map(({ id }) => id)
  const [attempts, inReview, published, kept, documents, refunds, returns, paidAgain, taken, owed] =
    await Promise.all([
      listAttempts(
        db,
        companyId,
        unpaid.map(({ id }) => id),
      ),
      listInReview(
        db,
        unpaid.map(({ number }) => number),
      ),
      listPublishedFrom(db, companyId, awaited),
      awaited.length > 0 ? listKeptPosts(db, companyId) : [],
      listOfOrders(db, companyId, ids),
      listActive(db, companyId, ids),
      listReturnsOf(db, companyId, ids),
      listPaidAgainOf(db, companyId, ids),
      listTakenOf(db, companyId, reversed),
      listOwedOf(db, companyId, reversed),
    ])
  const satangOf = (list: readonly { orderId: string; satang: number }[], id: string) =>
    list.find(({ orderId }) => orderId === id)?.satang ?? 0
  return orders.map((order) => {
    const publishedPosts = published
      .filter(({ orderId }) => orderId === order.id)
      .slice(0, order.waitingPosts)
    return presentHistory(order, {
      attempt: attempts.find(({ orderId }) => orderId === order.id) ?? null,
      isInReview: inReview.includes(order.number),
      publishedPosts,
      keptPosts: keptFor(order, kept).slice(0, order.waitingPosts - publishedPosts.length),
      documents: documents.filter(({ orderId }) => orderId === order.id),
      returns: returns.filter(({ refund }) => refund.orderId === order.id),
      paidAgainSatang: satangOf(paidAgain, order.id),
      bankTookSatang: satangOf(taken, order.id),
      owedSatang: satangOf(owed, order.id),
      taxRefund: refunds.find(({ orderId }) => orderId === order.id) ?? null,
    })
  })
}

/** The posts that waited when an order gave its credit, and were looked at since: not those an earlier one had left drafts. */
const keptFor = ({ fulfilledAt }: Order, kept: readonly KeptPost[]): readonly KeptPost[] =>
  kept.filter(
    ({ waitsSince, keptAt }) =>
      fulfilledAt !== null &&
      waitsSince !== null &&
      keptAt !== null &&
      waitsSince < fulfilledAt &&
      keptAt >= fulfilledAt,
  )
