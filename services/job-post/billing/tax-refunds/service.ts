import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import type { TextSeal } from '@/services/shared/encryption/sealed-text'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import { bangkokToday } from '@/validators/rules'
import { isEditable, nextState, type TaxRefundMemberEvent } from '@/validators/states/tax-refund'
import { isBeforePayment, type TaxRefundDraft } from '@/validators/tax-refund'
import { lockCompany } from '../../company/companies/repository'
import type { Doer } from '../../platform/access/actor'
import type { Scope } from '../../platform/access/scope'
import { type Claim, claimOf, requireClaim } from './claim'
import {
  presentOverview,
  presentRefund,
  presentShort,
  type TaxRefund as RefundShape,
  type TaxRefundOverview,
} from './present'
import {
  changeRefund,
  findOfOrder,
  findOrderOfCertificate,
  findRefund,
  insertRefund,
  insertStep,
  listRefundsOf,
  listSteps,
  listUnfinished,
  lockRefund,
  type TaxRefund,
} from './repository'

export type RefundParts = { readonly db: Database; readonly seal: TextSeal }

/** What the sealed number belongs to: in another refund it cannot be opened. */
export const placeOf = ({ companyId, id }: Pick<TaxRefund, 'companyId' | 'id'>): string =>
  `tax refund ${companyId} ${id}`

/** A refund as a member sees it: who entered the account's number sees it whole. */
async function shownTo(
  { db, seal }: RefundParts,
  refund: TaxRefund,
  uid: string,
): Promise<Static<typeof RefundShape>> {
  const isOwn = refund.sealedAccount !== null && refund.accountBy === uid
  const number = isOwn && refund.sealedAccount ? seal.open(refund.sealedAccount, placeOf(refund)) : null
  return presentRefund(refund, await listSteps(db, refund), number)
}

/** What can be asked back for the order that a payment paid, and how far the refund is. 404 for another company's. */
export async function refundOverview(
  parts: RefundParts,
  { uid, scope: { companyId } }: Pick<Doer, 'uid' | 'scope'>,
  paymentId: string,
): Promise<Static<typeof TaxRefundOverview>> {
  const claim = await claimOf(parts.db, companyId, paymentId)
  const refund = await findOfOrder(parts.db, { companyId, orderId: claim.order.id })
  return presentOverview(claim, refund && (await shownTo(parts, refund, uid)))
}

/** More than a company has at a time. */
const unfinishedAtOnce = 100

/** The refunds of the company that wait for its members or for staff, newest order first. */
export const unfinishedRefunds = (db: Database, { companyId }: Scope) =>
  listUnfinished(db, companyId, unfinishedAtOnce)

const audit = (tx: Database, { uid, requestId, scope }: Doer, action: string, id: string, after?: object) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId: scope.companyId,
    action: `tax_refund.${action}`,
    subjectType: 'tax_refund',
    subjectId: id,
    after,
  })

/** Begins a refund as a draft. 409 where nothing was withheld, or a refund of the order is there already. */
export async function beginRefund(
  tx: Database,
  seal: TextSeal,
  doer: Doer,
  paymentId: string,
): Promise<Static<typeof RefundShape>> {
  const { companyId } = doer.scope
  const { order, rate, baseSatang, amountSatang } = await requireClaim(tx, companyId, paymentId)
  const refund = await insertRefund(tx, {
    companyId,
    id: uuidv7(),
    orderId: order.id,
    paymentId,
    baseSatang,
    rate,
    amountSatang,
    accountName: order.buyer.name.slice(0, 100),
    createdBy: doer.uid,
  })
  if (!refund) throw new Problem(409, 'tax_refund_exists')
  await audit(tx, doer, 'begun', refund.id, { order: order.number, baseSatang, amountSatang })
  return shownTo({ db: tx, seal }, refund, doer.uid)
}

/** The refund, locked and open for changes; 404 for another company's, 409 while staff have it or it is over. */
export async function lockEditable(tx: Database, { companyId }: Scope, id: string): Promise<TaxRefund> {
  const refund = await lockRefund(tx, { companyId, id })
  if (!refund) throw notFound()
  if (!isEditable(refund.state)) throw new Problem(409, 'wrong_state', { current: { state: refund.state } })
  return refund
}

/** Stores what is known so far; a blank account number leaves the stored one. 412 where somebody else changed it. */
export async function saveRefund(
  { db, seal }: RefundParts,
  doer: Doer,
  id: string,
  version: number,
  input: TaxRefundDraft,
): Promise<Static<typeof RefundShape>> {
  return db.transaction(async (tx) => {
    const refund = await lockEditable(tx, doer.scope, id)
    const parts = { db: tx, seal }
    if (refund.version !== version) throw stale(await shownTo(parts, refund, doer.uid))
    const number = input.accountNumber
    const changed = await changeRefund(tx, refund, {
      certificateNumber: input.certificateNumber ?? '',
      certificateDate: input.certificateDate || null,
      bank: input.bank ?? null,
      accountName: input.accountName ?? '',
      ...(number && {
        sealedAccount: seal.seal(number, placeOf(refund)),
        accountEnd: number.slice(-4),
        accountBy: doer.uid,
      }),
    })
    await audit(tx, doer, 'changed', id, {
      certificateNumber: changed.certificateNumber,
      certificateDate: changed.certificateDate,
      bank: changed.bank,
      accountEnd: changed.accountEnd,
    })
    return shownTo(parts, changed, doer.uid)
  })
}

/** Refuses a refund that staff could not decide, with every field that is missing. */
function requireComplete(refund: TaxRefund): void {
  const wanted = {
    certificateNumber: refund.certificateNumber,
    certificateDate: refund.certificateDate,
    certificate: refund.objectName,
    bank: refund.bank,
    accountName: refund.accountName,
    accountNumber: refund.sealedAccount,
  }
  const missing = Object.entries(wanted)
    .filter(([, value]) => !value)
    .map(
      ([field]) => ({ field, rule: field === 'bank' ? 'required_select' : 'required', params: {} }) as const,
    )
  if (missing.length > 0) throw validationFailed(missing)
}

/** Refuses a certificate from before the payment: nothing was withheld then. */
function requireSincePayment({ certificateDate }: TaxRefund, { paidAt }: Claim['order']): void {
  if (certificateDate && paidAt && isBeforePayment(certificateDate, bangkokToday(paidAt)))
    throw validationFailed([{ field: 'certificateDate', rule: 'not_before_payment', params: {} }])
}

/** Refuses a certificate that was sent in for another order: each order has its own. */
async function requireOwnCertificate(tx: Database, refund: TaxRefund): Promise<void> {
  // Of two at the same time the second sees the first.
  await lockCompany(tx, refund.companyId)
  const order = await findOrderOfCertificate(tx, refund)
  if (order) throw validationFailed([{ field: 'certificateNumber', rule: 'other_order', params: { order } }])
}

/** Sends a refund to staff, or gives it up; who gives it up leaves no account behind. */
export async function moveRefund(
  { db, seal }: RefundParts,
  doer: Doer,
  id: string,
  version: number,
  event: TaxRefundMemberEvent,
): Promise<Static<typeof RefundShape>> {
  const { companyId } = doer.scope
  return db.transaction(async (tx) => {
    const refund = await lockRefund(tx, { companyId, id })
    if (!refund) throw notFound()
    const parts = { db: tx, seal }
    const state = nextState(refund.state, event)
    if (!state) throw new Problem(409, 'wrong_state', { current: { state: refund.state } })
    if (refund.version !== version) throw stale(await shownTo(parts, refund, doer.uid))
    if (event === 'submit') {
      requireComplete(refund)
      await requireOwnCertificate(tx, refund)
    }
    const changed = await changeRefund(tx, refund, {
      state,
      ...(event === 'submit' ? await submitted(tx, refund) : withoutAccount),
    })
    await insertStep(tx, {
      companyId,
      id: uuidv7(),
      taxRefundId: id,
      event,
      toState: state,
      actorUid: doer.uid,
    })
    await audit(tx, doer, state, id, { amountSatang: changed.amountSatang })
    return shownTo(parts, changed, doer.uid)
  })
}

/** An account that nothing will be sent to is not kept, with its bank and in whose name it is. */
export const withoutAccount = {
  bank: null,
  accountName: '',
  sealedAccount: null,
  accountEnd: null,
  accountBy: null,
} as const

/** The amounts of the moment of sending: a part of the order may have been refunded since the draft was begun. */
async function submitted(tx: Database, refund: TaxRefund) {
  const { companyId, paymentId } = refund
  const { order, rate, baseSatang, amountSatang } = await requireClaim(tx, companyId, paymentId)
  requireSincePayment(refund, order)
  return { rate, baseSatang, amountSatang, submittedAt: new Date(), reason: null }
}

/** A refund of the company; 404 for another one's. */
export async function requireRefund(db: Database, { companyId }: Scope, id: string): Promise<TaxRefund> {
  const refund = await findRefund(db, { companyId, id })
  if (!refund) throw notFound()
  return refund
}

/** The refunds that a person had to do with, for the copy of their data. */
export async function taxRefundsOf(db: Database, uid: string) {
  return (await listRefundsOf(db, uid)).map(presentShort)
}
