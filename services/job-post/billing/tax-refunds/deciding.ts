import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { formed, notFound, Problem, validationFailed } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import type { FileStorage } from '@/services/shared/storage/file-storage'
import {
  nextState,
  type TaxRefundStaffEvent,
  type TaxRefundState,
  waitingStates,
} from '@/validators/states/tax-refund'
import { notifyMembers } from '../../platform/notifications/service'
import type { ParamsOf } from '../../shapes/notification-kinds'
import { lockOrder, type Order } from '../orders/repository'
import { isRefundUnderWay } from '../returns/repository'
import { type OpenedCertificate, openCertificate } from './certificate'
import { claimOf } from './claim'
import {
  type BankAccount,
  type OpsTaxRefund,
  type OpsTaxRefundDetails,
  type OpsTaxRefundEvent,
  presentCase,
  presentSteps,
} from './present'
import {
  changeRefund,
  findForStaff,
  insertStep,
  listForStaff,
  listSteps,
  lockRefund,
  type TaxRefund,
  type TaxRefundCase,
} from './repository'
import { placeOf, type RefundParts, withoutAccount } from './service'

/** Who of staff acts, in which request. */
export type Staff = { readonly uid: string; readonly requestId: string }

async function requireCase(db: Database, id: string): Promise<TaxRefundCase> {
  const found = await findForStaff(db, id)
  if (!found) throw notFound()
  return found
}

/** Refunds that wait for staff, or those of a state, oldest first. */
export async function pageForStaff(
  db: Database,
  { cursor, limit, state }: PageQuery & { readonly state?: TaxRefundState },
): Promise<Page<Static<typeof OpsTaxRefund>>> {
  const after = decodeCursor(Uuid, cursor)
  const rows = await listForStaff(db, state ? [state] : waitingStates, { after, limit: limit + 1 })
  const { items, nextCursor } = toPage(rows, limit, ({ refund }) => refund.id)
  return { items: items.map(presentCase), nextCursor }
}

/** Everything that staff need to decide about a refund, without the account's number. */
export async function caseForStaff(db: Database, id: string): Promise<Static<typeof OpsTaxRefundDetails>> {
  const found = await requireCase(db, id)
  return { refund: presentCase(found), steps: presentSteps(await listSteps(db, found.refund)) }
}

const auditOf = (
  tx: Database,
  { uid, requestId }: Staff,
  refund: TaxRefund,
  action: string,
  after?: object,
) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId: refund.companyId,
    action: `tax_refund.${action}`,
    subjectType: 'tax_refund',
    subjectId: refund.id,
    after,
  })

/** The certificate for staff, which is audited. */
export async function certificateForStaff(
  { db, storage }: { readonly db: Database; readonly storage: FileStorage },
  staff: Staff,
  id: string,
): Promise<OpenedCertificate> {
  const { refund } = await requireCase(db, id)
  await auditOf(db, staff, refund, 'certificate_read')
  return openCertificate(storage, refund)
}

/**
 * The whole account for staff who pay an approved refund, which is audited; 409 in any other state, and where it may not
 * be paid any more.
 */
export async function accountForStaff(
  { db, seal }: RefundParts,
  staff: Staff,
  id: string,
): Promise<Static<typeof BankAccount>> {
  const { refund, order } = await requireCase(db, id)
  const { state, bank, accountName, sealedAccount } = refund
  if (state !== 'approved' || !bank || !sealedAccount) {
    throw new Problem(409, 'wrong_state', { current: { state } })
  }
  await requirePayable(db, order, refund)
  await auditOf(db, staff, refund, 'account_read')
  return { bank, accountName, accountNumber: seal.open(sealedAccount, placeOf(refund)) }
}

type Decision = Static<typeof OpsTaxRefundEvent>

/** The events that need a reason, and the one that needs the bank's reference. */
const needsReason: readonly TaxRefundStaffEvent[] = ['ask_correction', 'reject']

type Said = { readonly reason: string; readonly reference: string }

function requireWords(event: Decision['event'], { reason, reference }: Said): void {
  const field = needsReason.includes(event) && !reason ? 'reason' : null
  const missing = field ?? (event === 'mark_paid' && !reference ? 'reference' : null)
  if (missing) throw validationFailed([{ field: missing, rule: 'required', params: {} }])
}

/** The events that let money go. */
const paying: readonly TaxRefundStaffEvent[] = ['approve', 'mark_paid']

/** Staff's decision about a refund, which the members who keep the company's books are told. */
export async function decideRefund(
  db: Database,
  staff: Staff,
  id: string,
  decision: Decision,
): Promise<Static<typeof OpsTaxRefund>> {
  const { event } = decision
  const said = { reason: formed(decision.reason ?? ''), reference: formed(decision.reference ?? '') }
  requireWords(event, said)
  const found = await requireCase(db, id)
  await db.transaction(async (tx) => {
    const { companyId, orderId } = found.refund
    // The order first, as for its refunds: what leaves us for it is decided one after the other (decision 156).
    const order = await lockOrder(tx, { companyId, id: orderId })
    const refund = await lockRefund(tx, found.refund)
    if (!order || !refund) throw notFound()
    // Nobody is there to correct it: it is approved or rejected as it is.
    if (event === 'ask_correction' && found.companyClosedAt) throw new Problem(409, 'company_closed')
    const state = nextState(refund.state, event)
    if (!state) throw new Problem(409, 'wrong_state', { current: { state: refund.state } })
    if (paying.includes(event)) await requirePayable(tx, order, refund)
    const reason = needsReason.includes(event) ? said.reason : null
    const changed = await changeRefund(tx, refund, {
      state,
      ...(reason !== null && { reason }),
      ...(event === 'mark_paid' && { paidAt: new Date(), reference: said.reference }),
      ...(event === 'reject' && withoutAccount),
    })
    await insertStep(tx, {
      companyId: refund.companyId,
      id: uuidv7(),
      taxRefundId: id,
      event,
      toState: state,
      actorUid: staff.uid,
      reason,
    })
    await auditOf(tx, staff, changed, state, { reason, reference: changed.reference })
    await tell(tx, changed, event, found.order.number)
  })
  return presentCase(await requireCase(db, id))
}

/**
 * What was refunded or taken back since it was submitted is not paid a second time: it has to be corrected first, and
 * waits for a refund that is under way.
 */
async function requirePayable(
  db: Database,
  order: Pick<Order, 'state'>,
  { companyId, orderId, paymentId, amountSatang }: TaxRefund,
): Promise<void> {
  if (await isRefundUnderWay(db, { companyId, orderId })) throw new Problem(409, 'refund_in_progress')
  const isLost = order.state === 'reversed'
  const left = isLost ? 0 : (await claimOf(db, companyId, paymentId)).amountSatang
  if (left !== amountSatang) throw new Problem(409, 'tax_refund_changed')
}

const baht = (satang: number) => (satang / 100).toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const kinds = {
  begin_review: 'tax_refund_under_review',
  ask_correction: 'tax_refund_needs_correction',
  approve: 'tax_refund_approved',
  reject: 'tax_refund_rejected',
  mark_paid: 'tax_refund_paid',
} as const satisfies Record<TaxRefundStaffEvent, string>

async function tell(
  tx: Database,
  { companyId, paymentId, amountSatang, reason, reference }: TaxRefund,
  event: TaxRefundStaffEvent,
  order: string,
): Promise<void> {
  const kind = kinds[event]
  const amount = baht(amountSatang)
  const params = {
    tax_refund_under_review: { order },
    tax_refund_needs_correction: { order, reason: reason ?? '' },
    tax_refund_approved: { order, amount },
    tax_refund_rejected: { order, reason: reason ?? '' },
    tax_refund_paid: { order, amount, reference: reference ?? '' },
  }[kind] as ParamsOf<typeof kind>
  await notifyMembers(tx, { kind, params, companyId, subjectId: paymentId, branchId: null, actorUid: null })
}
