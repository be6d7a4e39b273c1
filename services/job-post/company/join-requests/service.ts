import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { type Account, lockAccount } from '@/services/shared/accounts/repository'
import { recordAudit } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { notFound, Problem, validationFailed } from '@/services/shared/problem'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { JoinRequestInput } from '@/validators/join-request'
import { askAgainAfterDays, joinRequestDays } from '@/validators/join-request-terms'
import { type JoinRequestEvent, nextState, type RequesterEvent } from '@/validators/states/join-request'
import type { Actor } from '../../platform/access/actor'
import { findMember } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import { reviewTexts } from '../../platform/word-review/review'
import type { CompanyPosts } from '../companies/company-posts'
import { type Company, findHolder } from '../companies/repository'
import { lockedManagement, type Place, requireBranches, requireManaged } from '../membership/managing'
import { insertMember, lockMembers } from '../membership/repository'
import { endRequest, lapseRequestsOf } from './ending'
import { joinRequestEnded } from './mails'
import texts from './mails-th.json' with { type: 'json' }
import {
  type JoinRequest as JoinRequestShape,
  type OwnJoinRequest,
  presentOwnRequest,
  presentRequest,
  stateOf,
} from './present'
import {
  findLatest,
  findOwnRequest,
  findRequest,
  insertRequest,
  type JoinRequest,
  type JoinRequestKey,
  listOverdue,
  listOwnRequests,
  listPending,
  lockRequest,
  type RequesterRequest,
} from './repository'

/** How many requests one person may send per day, and how many one company gets at most. */
const personLimit = { max: 3, seconds: 86_400 }
const companyLimit = { max: 20, seconds: 86_400 }
/**
 * How many requests one visitor may send to one company, across accounts, so that no stranger uses up the company's
 * limit.
 */
const visitorLimit = { max: 5, seconds: 86_400 }
/** How many requests their sender is shown. */
const shownAtMost = 10
const dayMs = 86_400_000

type Own = Static<typeof OwnJoinRequest>
type Presented = Static<typeof JoinRequestShape>
type Cause = { readonly uid: string; readonly requestId?: string }

const audit = (
  tx: Database,
  { companyId, id }: JoinRequestKey,
  { uid, requestId }: Cause,
  action: string,
  after: object,
) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId,
    action: `join_request.${action}`,
    subjectType: 'join_request',
    subjectId: id,
    after,
  })

/** False for text with contact details or links, because a request must not be a way to advertise to strangers. */
const isHarmless = (text: string) =>
  reviewTexts([text]).every(({ reason }) => reason !== 'contact_details' && reason !== 'link')

/** A person's own requests, newest first. */
export const ownRequests = async (db: Database, uid: string): Promise<Own[]> =>
  (await listOwnRequests(db, uid, shownAtMost)).map(presentOwnRequest)

/** The company with this number, its members locked; 409 when no company has it, so that it can be registered. */
async function lockHolder(tx: Database, juristicId: string): Promise<Company> {
  const found = await findHolder(tx, juristicId)
  if (found) await lockMembers(tx, found.id)
  const holder = found && (await findHolder(tx, juristicId))
  if (!holder) throw new Problem(409, 'company_free')
  return holder
}

/** Allows one open request per person and company, and none soon after a refusal. */
async function checkEarlier(tx: Database, companyId: string, uid: string): Promise<void> {
  const latest = await findLatest(tx, companyId, uid)
  if (!latest) return
  const state = stateOf(latest)
  const askAgain = (latest.endedAt?.getTime() ?? 0) + askAgainAfterDays * dayMs
  if (state === 'pending') throw new Problem(409, 'already_asked', { current: presentOwnRequest(latest) })
  if (state === 'declined' && askAgain > Date.now()) {
    throw new Problem(409, 'join_declined', { current: presentOwnRequest(latest) })
  }
  if (latest.state === 'pending') await expire(tx, latest)
}

/**
 * Asks for a place in the company with a number. Those who manage its members get one notification until they look,
 * with the sender's name only; the message is read in the product.
 */
export async function askToJoin(
  tx: Database,
  { uid, displayName }: Pick<Account, 'uid' | 'displayName'>,
  { requestId, visitor }: { readonly requestId: string; readonly visitor: string | null },
  { juristicId, message }: JoinRequestInput,
): Promise<Own> {
  if (!isHarmless(message)) {
    throw validationFailed([{ field: 'message', rule: 'contact_details', params: {} }])
  }
  const holder = await lockHolder(tx, juristicId)
  await lockAccount(tx, uid)
  if (await findMember(tx, uid)) throw new Problem(409, 'already_member')
  await checkEarlier(tx, holder.id, uid)
  await countUse(tx, `join requests ${uid}`, personLimit)
  if (visitor) await countUse(tx, `join requests to ${holder.id} from ${visitor}`, visitorLimit)
  await countUse(tx, `join requests to ${holder.id}`, companyLimit)
  const request = await insertRequest(tx, {
    companyId: holder.id,
    id: uuidv7(),
    uid,
    juristicId,
    companyName: holder.name,
    message,
    expiresAt: new Date(Date.now() + joinRequestDays * dayMs),
  })
  await audit(tx, request, { uid, requestId }, 'sent', { state: request.state })
  await notifyMembers(tx, {
    kind: 'join_requested',
    params: { member: isHarmless(displayName) ? displayName : texts.somebody },
    companyId: holder.id,
    subjectId: holder.id,
    branchId: null,
    actorUid: null,
    isStanding: true,
  })
  return presentOwnRequest(request)
}

/** Applies an event of the sender to their request; 409 with the current request when its state does not allow it. */
export async function applyRequesterEvent(
  db: Database,
  { uid, requestId }: Cause,
  id: string,
  event: RequesterEvent,
): Promise<Own> {
  return db.transaction(async (tx) => {
    const own = await findOwnRequest(tx, uid, id)
    const request = own && (await lockRequest(tx, own))
    if (!request) throw notFound()
    if (!nextState(stateOf(request), event, 'requester')) {
      throw new Problem(409, 'wrong_state', { current: presentOwnRequest(request) })
    }
    await endRequest(tx, request, 'withdrawn', uid)
    await audit(tx, request, { uid, requestId }, event, { state: 'withdrawn' })
    return presentOwnRequest({ ...request, state: 'withdrawn' })
  })
}

const Position = Type.String({ format: 'uuid' })

/** The company's pending requests, newest first. */
export async function pageOfRequests(
  db: Database,
  { scope: { companyId } }: Actor,
  { cursor, limit }: PageQuery,
): Promise<Page<Presented>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listPending(db, companyId, { after, limit: limit + 1 })
  return toPage(rows.map(presentRequest), limit, ({ id }) => id)
}

/**
 * Locks a request to the company for an event its state allows: first the company's members, then the sender's account,
 * which guards their other requests and own company, then the request.
 */
async function lockForDecision(
  tx: Database,
  companyId: string,
  id: string,
  event: JoinRequestEvent,
): Promise<RequesterRequest> {
  const found = await findRequest(tx, { companyId, id })
  if (found) await lockAccount(tx, found.uid)
  const request = found && (await lockRequest(tx, found))
  if (!request) throw notFound()
  if (nextState(stateOf(request), event, 'member')) return request
  throw new Problem(409, 'wrong_state', { current: presentRequest(request) })
}

const mailSender = (tx: Database, { companyId, id }: JoinRequestKey) =>
  enqueue(tx, joinRequestEnded, { companyId, id })

/** Makes the sender a member, with a role the deciding member manages; a company whose last member was leaving goes on. */
export async function acceptRequest(
  { db, posts }: { readonly db: Database; readonly posts: CompanyPosts },
  actor: Actor,
  id: string,
  place: Place,
): Promise<Presented> {
  const { companyId } = actor.scope
  return db.transaction(async (tx) => {
    const managed = await lockedManagement(tx, actor)
    const request = await lockForDecision(tx, companyId, id, 'accept')
    requireManaged(managed, place.role)
    const branchIds = await requireBranches(tx, companyId, place)
    const { uid, displayName } = request
    // A sender who has a company by now normally has no open requests; a membership that was added differently is
    // refused.
    if (await findMember(tx, uid)) throw new Problem(409, 'requester_has_company')
    const memberId = await insertMember(tx, { companyId, uid, role: place.role, branchIds })
    await endRequest(tx, request, 'accepted', actor.uid)
    await lapseRequestsOf(tx, uid)
    await audit(tx, request, actor, 'accepted', {
      state: 'accepted',
      memberId,
      uid,
      role: place.role,
      branchIds,
    })
    await notifyMembers(tx, {
      kind: 'member_joined',
      params: { member: displayName },
      companyId,
      subjectId: memberId,
      branchId: null,
      actorUid: actor.uid,
    })
    await mailSender(tx, request)
    await posts.resume(tx, { uid, requestId: actor.requestId, scope: { companyId, branchIds: null } })
    return presentRequest({ ...request, state: 'accepted' })
  })
}

/** Declines a request. */
export async function declineRequest(db: Database, actor: Actor, id: string): Promise<Presented> {
  return db.transaction(async (tx) => {
    await lockedManagement(tx, actor)
    const request = await lockForDecision(tx, actor.scope.companyId, id, 'decline')
    await endRequest(tx, request, 'declined', actor.uid)
    await audit(tx, request, actor, 'declined', { state: 'declined' })
    await mailSender(tx, request)
    return presentRequest({ ...request, state: 'declined' })
  })
}

/** Expires an overdue request; false when it had ended before. */
async function expire(tx: Database, key: Pick<JoinRequest, 'companyId' | 'id'>): Promise<boolean> {
  const isEnded = await endRequest(tx, key, 'expired', 'system')
  if (isEnded) await audit(tx, key, { uid: 'system' }, 'expired', { state: 'expired' })
  return isEnded
}

/** Expires overdue requests and notifies their senders; a routine of routes.ts. */
export async function expireDueRequests(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listOverdue,
    idOf: ({ id }) => id,
    handle: (key) =>
      db.transaction(async (tx) => {
        if (await expire(tx, key)) await mailSender(tx, key)
      }),
  })
}

/** Every stored request of one person, for the copy of their data. */
export const requestsOf = async (db: Database, uid: string) => {
  const requests = await listOwnRequests(db, uid, 1_000)
  return requests.length > 0 ? requests.map(presentOwnRequest) : null
}
