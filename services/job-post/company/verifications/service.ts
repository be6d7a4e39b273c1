import { type Static, Type } from '@fastify/type-provider-typebox'
import { listAudit, recordAudit, type StoredAuditEvent } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { violatedUniqueConstraint } from '@/services/shared/database-errors'
import { formed, notFound, Problem, validationFailed } from '@/services/shared/problem'
import {
  eventsWithReason,
  nextState,
  type Verification,
  type VerificationEvent,
  type Who,
} from '@/validators/states/verification'
import type { Actor } from '../../platform/access/actor'
import { notifyMembers } from '../../platform/notifications/service'
import type { NotificationKind } from '../../shapes/notification-kinds'
import type { CompanyPosts } from '../companies/company-posts'
import {
  type Company,
  findCompany,
  listCompanies,
  lockCompany,
  moveVerification,
  type VerificationValues,
} from '../companies/repository'
import { requireLockedCompany } from '../companies/service'
import { type CompanyDocument, listDocuments, moveDocuments } from '../company-documents/repository'
import { checkComplete } from '../company-documents/service'
import { endDisputesAgainst } from '../disputed-numbers/ending'
import { openDisputeOf } from '../disputed-numbers/opening'
import { findUnsettledClaim } from '../disputed-numbers/repository'
import { lapseRequestsTo } from '../join-requests/ending'
import { dropLetters } from '../representation-letters/repository'
import { type OpsCompany, type OpsDecision, presentOpsCompany } from './present'

/** Who causes an event, in which request; the service itself is `system`, without a request. */
export type Cause = { readonly who: Who; readonly uid: string; readonly requestId?: string }

type Step = {
  readonly event: VerificationEvent
  readonly reason?: string | null
  /** What changes with the state. */
  readonly values?: (before: Company) => Omit<VerificationValues, 'verification' | 'verificationReason'>
  readonly notes?: object
  /** True when the members are notified by the operation that the event is part of. */
  readonly isQuiet?: boolean
}

/** What members who may edit the company are told; not their own actions, nor states in which they only wait. */
const told: Readonly<Partial<Record<VerificationEvent, NotificationKind>>> = {
  match: 'company_matched',
  begin_review: 'company_under_review',
  approve: 'company_verified',
  ask_for_more: 'company_needs_documents',
  reject: 'company_rejected',
  suspend: 'company_suspended',
}

/**
 * Applies an event to a company's verification, with audit and notification; 409 with the state when it does not allow
 * the event.
 */
export async function applyEvent(
  tx: Database,
  companyId: string,
  cause: Cause,
  { event, reason = null, values, notes, isQuiet = false }: Step,
): Promise<Company> {
  const before = await requireLockedCompany(tx, companyId)
  const verification = nextState(before.verification, event, cause.who)
  if (!verification) {
    throw new Problem(409, 'wrong_state', { current: { verification: before.verification } })
  }
  const after = await unlessNumberTaken(
    moveVerification(tx, companyId, { ...values?.(before), verification, verificationReason: reason }),
  )
  await recordAudit(tx, {
    actorUid: cause.uid,
    requestId: cause.requestId,
    companyId,
    action: `company.${event}`,
    subjectType: 'company',
    subjectId: companyId,
    before: { verification: before.verification, name: before.name },
    after: { verification, name: after.name, reason, ...notes },
  })
  const kind = told[event]
  if (kind && !isQuiet) {
    await notifyMembers(tx, {
      kind,
      params: { company: after.name },
      companyId,
      subjectId: companyId,
      branchId: null,
      actorUid: null,
    })
  }
  return after
}

/** Of two companies with the same number only one can be confirmed to have it. */
async function unlessNumberTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedUniqueConstraint(error) !== 'companies_confirmed_juristic_id_key') throw error
    throw new Problem(409, 'company_taken')
  }
}

/** Submits all documents of the company to staff; 422 names what is missing. */
export async function submitDocuments(db: Database, { uid, requestId, scope }: Actor): Promise<Company> {
  const { companyId } = scope
  return db.transaction(async (tx) => {
    const company = await applyEvent(tx, companyId, { who: 'member', uid, requestId }, { event: 'submit' })
    const documents = await listDocuments(tx, companyId)
    checkComplete(company.kind, documents)
    const waiting = { state: 'submitted', reason: null, decidedAt: null } as const
    await moveDocuments(tx, companyId, { from: ['draft'] }, waiting)
    await openDisputeOf(tx, companyId, { uid, requestId })
    return company
  })
}

type Decision = Static<typeof OpsDecision>

/** Decisions after which a code sent by post proves nothing any more. */
const proofsEndLetters: readonly Decision['event'][] = ['approve', 'reject', 'suspend']

/** Decisions that hide a company from workers until staff decide otherwise or it is confirmed again. */
const decidesAgainst: readonly Decision['event'][] = ['reject', 'suspend']

/** Staff's decision about a company: its new state, and which of its documents are accepted. */
export async function decide(
  { db, posts }: { readonly db: Database; readonly posts: CompanyPosts },
  companyId: string,
  cause: Omit<Cause, 'who'>,
  { event, reason, refusedDocuments: refused = [] }: Decision,
): Promise<Company> {
  const refusedDocuments = refused.map(({ id, reason: why }) => ({ id, reason: formed(why) }))
  const said = formed(reason ?? '') || null
  if (said === null && eventsWithReason.includes(event)) {
    throw validationFailed([{ field: 'reason', rule: 'required', params: {} }])
  }
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    if (event === 'approve' || event === 'reject') await requireUndisputed(tx, companyId)
    const company = await applyEvent(
      tx,
      companyId,
      { ...cause, who: 'ops' },
      {
        event,
        reason: eventsWithReason.includes(event) ? said : null,
        values: (before) => proofsAfter(event, before),
        notes: { refusedDocuments },
      },
    )
    await decideDocuments(tx, companyId, event, refusedDocuments)
    if (proofsEndLetters.includes(event)) await dropLetters(tx, companyId)
    if (event === 'reject') {
      await lapseRequestsTo(tx, companyId)
      await endDisputesAgainst(tx, companyId)
    }
    if (decidesAgainst.includes(event)) await posts.hold(tx, companyId, cause)
    return company
  })
}

/** A claim to another company's number is decided as a dispute, with both sides heard, and not in a review. */
async function requireUndisputed(tx: Database, companyId: string): Promise<void> {
  if (await findUnsettledClaim(tx, companyId)) throw new Problem(409, 'dispute_open')
}

/**
 * Approving confirms the number and that the members represent the company. Rejecting revokes both, so that the real
 * company can have the number. A suspension keeps the number and leads to a new review, which decides again about
 * representation. Asking for more documents is no objection: what was proven stays.
 */
function proofsAfter(
  event: Decision['event'],
  { numberConfirmedAt, representedAt }: Company,
): Pick<VerificationValues, 'numberConfirmedAt' | 'representedAt'> {
  if (event === 'approve') {
    return {
      numberConfirmedAt: numberConfirmedAt ?? new Date(),
      representedAt: representedAt ?? new Date(),
    }
  }
  if (event === 'reject') return { numberConfirmedAt: null, representedAt: null }
  return event === 'suspend' ? { representedAt: null } : {}
}

async function decideDocuments(
  tx: Database,
  companyId: string,
  event: Decision['event'],
  refused: NonNullable<Decision['refusedDocuments']>,
): Promise<void> {
  if (event !== 'approve' && event !== 'ask_for_more' && event !== 'reject') return
  const decidedAt = new Date()
  const known = new Set((await listDocuments(tx, companyId)).map(({ id }) => id))
  refused.forEach(({ id }, index) => {
    if (known.has(id)) return
    throw validationFailed([{ field: `refusedDocuments.${index}.id`, rule: 'one_of', params: {} }])
  })
  for (const { id, reason } of refused) {
    const from = ['submitted', 'accepted'] as const
    await moveDocuments(tx, companyId, { from, ids: [id] }, { state: 'refused', reason, decidedAt })
  }
  const state = event === 'reject' ? 'refused' : 'accepted'
  await moveDocuments(tx, companyId, { from: ['submitted'] }, { state, reason: null, decidedAt })
}

const Position = Type.String({ format: 'uuid' })

/** Companies for staff, of one state or of all, the oldest first. */
export async function pageOfCompanies(
  db: Database,
  { verification, cursor, limit }: PageQuery & { verification?: Verification },
): Promise<Page<Static<typeof OpsCompany>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listCompanies(db, { verification, after, limit: limit + 1 })
  return toPage(rows.map(presentOpsCompany), limit, ({ id }) => id)
}

/** Latest entries of a company's history that are shown. */
const historyLength = 50

export type CompanyCase = {
  readonly company: Company
  readonly documents: CompanyDocument[]
  readonly history: StoredAuditEvent[]
}

/** Everything staff need to decide about a company. */
export async function requireCase(db: Database, companyId: string): Promise<CompanyCase> {
  const company = await findCompany(db, companyId)
  if (!company) throw notFound()
  const [documents, history] = await Promise.all([
    listDocuments(db, companyId),
    listAudit(db, { subjectType: 'company', subjectId: companyId }, historyLength),
  ])
  return { company, documents, history }
}
