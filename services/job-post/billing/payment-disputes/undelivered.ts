import { formatBaht } from '@/lib/money/format-baht'
import type { Database } from '@/services/shared/database'
import { dropped, handle, type JobHandler } from '@/services/shared/jobs/kind'
import { findCompany } from '../../company/companies/repository'
import { findBuffetOf } from '../buffets/repository'
import { leftUndelivered } from '../credits/left-undelivered'
import { creditsOfOrder } from '../credits/order-credits-repository'
import { issueCreditNote } from '../invoices/issuing'
import type { CreditNoteNews } from '../invoices/mails'
import { findInvoice, listCreditNotes } from '../invoices/repository'
import texts from '../invoices/texts-th.json' with { type: 'json' }
import { worthOf } from '../orders/credit-worth'
import { subjectOf } from '../orders/fulfilment'
import { lockOrder, type Order } from '../orders/repository'

const dayMs = 86_400_000

/** How much of an order that has lost its money is to be credited, and by which payment; `amountSatang` is 0 for nothing. */
type Undelivered = { readonly amountSatang: number; readonly paymentId: string }

/**
 * What an order did not deliver and never will, and no credit note says yet: its contract ends there with its money. What
 * was delivered stays a sale, whose VAT is due although nobody paid it (docs/decisions/0101); reserved credits count as
 * delivered until they come back (docs/decisions/0191). It has also the credits that a refund without an answer took: of
 * a reversed order no refund has a note of its own.
 */
export async function undeliveredOf(tx: Database, order: Order, paymentId: string): Promise<Undelivered> {
  const left = order.totalSatang - order.refundedSatang
  const undelivered =
    order.kind === 'buffet'
      ? worthOf({ size: order.size, totalSatang: left }, await daysLeftOf(tx, order, new Date()))
      : left - worthOf(order, await deliveredCredits(tx, order))
  const notes = await listCreditNotes(tx, { companyId: order.companyId, orderId: order.id })
  const credited = notes
    .filter((note) => note.paymentId === paymentId)
    .reduce((sum, { totalSatang }) => sum + totalSatang, 0)
  return { amountSatang: Math.max(0, undelivered - credited), paymentId }
}

async function deliveredCredits(tx: Database, order: Order): Promise<number> {
  const { held, spent, expired } = await creditsOfOrder(tx, order)
  return held + spent + expired
}

/**
 * How many whole days a buffet has left. What was refunded of it made each of its days cheaper. Those of a company that has
 * closed are forfeited as its credits are: a supply whose VAT stays due.
 */
async function daysLeftOf(tx: Database, order: Order, now: Date): Promise<number> {
  if ((await findCompany(tx, order.companyId))?.closedAt) return 0
  const given = await findBuffetOf(tx, order.companyId, subjectOf(order))
  const daysLeft = ((given?.endsAt.getTime() ?? 0) - now.getTime()) / dayMs
  return Math.min(order.size, Math.max(0, Math.floor(daysLeft)))
}

type NoteTexts = { readonly reason: string; readonly news: CreditNoteNews; readonly at: Date }

/** Issues the credit note of what an order did not deliver; none where there is nothing to credit. */
export async function creditUndelivered(
  tx: Database,
  { companyId, id: orderId }: Order,
  { amountSatang, paymentId }: Undelivered,
  said: NoteTexts,
): Promise<void> {
  if (amountSatang === 0) return
  await issueCreditNote(tx, { companyId, orderId, cause: { paymentId }, amountSatang, ...said })
}

/** Credits what came back of reversed orders and was taken, by another note; twice the same changes nothing. */
export const undeliveredCreditJobs = (db: Database): JobHandler =>
  handle(leftUndelivered, ({ companyId, orderId }) =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, { companyId, id: orderId })
      const invoice = order && (await findInvoice(tx, { companyId, orderId }))
      if (order?.state !== 'reversed' || !invoice?.paymentId) return dropped
      const undelivered = await undeliveredOf(tx, order, invoice.paymentId)
      if (undelivered.amountSatang === 0) return dropped
      const params = { amount: formatBaht(undelivered.amountSatang), credits: '0' }
      await creditUndelivered(tx, order, undelivered, {
        at: new Date(),
        reason: texts.leftUndelivered,
        news: { kind: 'credits_undelivered', params },
      })
    }),
  )
