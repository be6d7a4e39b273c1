import { type Static, Type } from '@fastify/type-provider-typebox'
import { type AuditEvent, recordAudits } from '@/services/shared/audit/audit'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { talkRightChanged } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { contactBarOf } from '@/validators/applicant-contact'
import { mayAct, standingOf, standingTerms } from '@/validators/company-standing'
import { permits } from '@/validators/permissions'
import { bangkokToday } from '@/validators/rules'
import { type Company, lockCompany } from '../../company/companies/repository'
import { requireCompany } from '../../company/companies/service'
import type { Actor } from '../../platform/access/actor'
import { shownName } from '../../shapes/applicant'
import { onePerApplication } from '../applications/one-per-application'
import { placesOfInvite } from '../applications/replacement-invites-repository'
import { tellHiringChanged } from '../hiring-changes/telling'
import { isTaking } from '../job-posts/open-posts-repository'
import { presentJobPost } from '../job-posts/present'
import { findJobPost, lockJobPost } from '../job-posts/repository'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import { requireWithin } from '../posting/service'
import { tellInvited } from './mails'
import { presentInvite, presentSentInvite, type SentInvite } from './present'
import {
  applicantsAmong,
  countInvitesOf,
  countInvitesSince,
  findInvites,
  insertInvites,
  type JobPostInvite,
  listInvites,
  sentQuery,
} from './repository'

/** How many workers a post may invite: more would be advertising, for which there is the public list. */
export const maxOfPost = 100

const todayBegan = () => new Date(`${bangkokToday()}T00:00:00+07:00`)

/** How many more workers a company may invite today, and to one post, and how many of them in one request. */
type Allowance = { readonly today: number; readonly ofPost: number; readonly atOnce: number }

const invitesADay = (company: Company): number =>
  standingTerms[standingOf(company)].invitesADay ?? company.invitesADay

async function allowanceOf(db: Database, company: Company, jobPostId: string | null): Promise<Allowance> {
  const invitedToday = await countInvitesSince(db, company.id, todayBegan())
  const ofPost = jobPostId === null ? 0 : await countInvitesOf(db, { companyId: company.id, jobPostId })
  return {
    today: Math.max(0, invitesADay(company) - invitedToday),
    ofPost: Math.max(0, maxOfPost - ofPost),
    atOnce: mayAct(standingOf(company), 'invite_many') ? maxOfPost : 1,
  }
}

/**
 * Everybody invited to a post the member sees, the latest first, how many more may be, and in whose place they would be
 * asked; not paged, because their number is limited.
 */
export async function invitesOf(db: Database, actor: Actor, jobPostId: string) {
  const { companyId } = actor.scope
  const post = await findJobPost(db, actor.scope, jobPostId)
  if (!post) throw notFound()
  const [items, company] = [
    await listInvites(db, { companyId, jobPostId }),
    await requireCompany(db, companyId),
  ]
  // Who may not see applicants, and does not invite, is not told who of them cannot come.
  const lost = permits(actor.role, 'applications.decide')
    ? onePerApplication(await placesOfInvite(db, { ...post, companyId, jobPostId, at: new Date() }))
    : []
  return {
    items: items.map(presentInvite),
    left: await allowanceOf(db, company, jobPostId),
    insteadOf: lost.map(({ worker, ...place }) => shownName(worker, contactBarOf(actor.reach, place))),
  }
}

const Position = Type.Tuple([
  Type.String({ format: 'date-time' }),
  Type.String({ format: 'uuid' }),
  Type.String({ format: 'uuid' }),
])

/** The invitations to all posts the member sees, the latest first. */
export async function pageOfSent(
  db: Database,
  { scope }: Actor,
  { cursor, limit }: PageQuery,
): Promise<Page<Static<typeof SentInvite>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await sentQuery(db, scope, { after, limit: limit + 1 })
  return toPage(rows.map(presentSentInvite), limit, ({ at, jobPostId, workerId }) => [
    at,
    jobPostId,
    workerId,
  ])
}

/** Which of some workers have applied to a post the member sees, whatever became of it. */
export async function applicantsOf(
  db: Database,
  actor: Actor,
  jobPostId: string,
  workerIds: readonly string[],
): Promise<string[]> {
  const { companyId } = actor.scope
  await requireWithin(db, actor, jobPostId)
  return applicantsAmong(db, { companyId, jobPostId }, workerIds)
}

type Parts = { readonly db: Database; readonly profiles: WorkerProfiles }

/**
 * Which of some workers the member can find, of those that are not invited to a post yet; asked before the transaction,
 * which must not wait for another service. 503 when the partim service does not answer.
 */
export async function findableFor(
  { db, profiles }: Parts,
  actor: Actor,
  jobPostId: string,
  workerIds: readonly string[],
  caller: ForwardedCaller,
): Promise<ReadonlySet<string>> {
  const { companyId } = actor.scope
  await requireWithin(db, actor, jobPostId)
  const earlier = await findInvites(db, { companyId, jobPostId }, workerIds)
  const fresh = workerIds.filter((id) => !earlier.some(({ workerId }) => workerId === id))
  return new Set(fresh.length === 0 ? [] : await profiles.findableAmong(fresh, caller))
}

export type InviteOutcome = {
  readonly workerId: string
  /** The invitation there is now; null for a worker who was not invited. */
  readonly invite: JobPostInvite | null
  /** The problem code of a refusal; null for a success. */
  readonly refusal:
    | 'worker_applied'
    | 'worker_not_found'
    | 'invite_limit'
    | 'invites_until_represented'
    | null
}

/**
 * Invites workers to a locked post of a locked company, in their order, as far as the limits allow; who was invited before
 * keeps that invitation. 409 `wrong_state` for a post that takes no applications, `company_suspended`, and
 * `invite_many_until_represented` for several new ones of a company that may invite one at a time.
 */
export async function inviteWorkers(
  db: Database,
  actor: Actor,
  jobPostId: string,
  workerIds: readonly string[],
  findable: ReadonlySet<string>,
): Promise<InviteOutcome[]> {
  return db.transaction(async (tx) => {
    const { companyId } = actor.scope
    const key = { companyId, jobPostId }
    // Locked first, so that a concurrent invitation by the company waits and then counts these.
    const company = await lockCompany(tx, companyId)
    const post = await lockJobPost(tx, actor.scope, jobPostId)
    if (!company || !post) throw notFound()
    const earlier = new Map((await findInvites(tx, key, workerIds)).map((row) => [row.workerId, row]))
    const fresh = workerIds.filter((id) => !earlier.has(id))
    if (fresh.length > 0 && !isTaking(post)) {
      throw new Problem(409, 'wrong_state', { current: presentJobPost(post, actor.role) })
    }
    if (fresh.length > 0 && company.verification === 'suspended') throw new Problem(409, 'company_suspended')
    const allowance = await allowanceOf(tx, company, jobPostId)
    if (fresh.length > allowance.atOnce) throw new Problem(409, 'invite_many_until_represented')
    const refusals = refusalsOf(fresh, {
      applied: new Set(await applicantsAmong(tx, key, fresh)),
      findable,
      allowance,
      isOfStanding: standingTerms[standingOf(company)].invitesADay !== null,
    })
    const invited = fresh.filter((id) => !refusals.has(id))
    await insertInvites(
      tx,
      invited.map((workerId) => ({ ...key, workerId, invitedBy: actor.uid })),
    )
    await recordAudits(
      tx,
      invited.map((workerId) => invitedEvent(actor, jobPostId, workerId)),
    )
    if (invited.length > 0) await tellHiringChanged(tx, companyId)
    const told = invited.map((workerId) => ({ ...key, workerId }))
    await tellInvited(tx, told)
    await publish(tx, talkRightChanged, ...told)
    const now = new Map((await findInvites(tx, key, workerIds)).map((row) => [row.workerId, row]))
    return workerIds.map((workerId) => ({
      workerId,
      invite: now.get(workerId) ?? null,
      refusal: refusals.get(workerId) ?? null,
    }))
  })
}

type Facts = {
  readonly applied: ReadonlySet<string>
  readonly findable: ReadonlySet<string>
  readonly allowance: Allowance
  /** Whether the limit of the day is that of the company's standing. */
  readonly isOfStanding: boolean
}

/** Why some of the workers cannot be invited; a limit refuses those after the ones it still allows. */
function refusalsOf(
  workerIds: readonly string[],
  { applied, findable, allowance, isOfStanding }: Facts,
): ReadonlyMap<string, NonNullable<InviteOutcome['refusal']>> {
  const refusals = new Map<string, NonNullable<InviteOutcome['refusal']>>()
  let { today, ofPost } = allowance
  for (const id of workerIds) {
    if (applied.has(id)) refusals.set(id, 'worker_applied')
    else if (!findable.has(id)) refusals.set(id, 'worker_not_found')
    else if (today === 0) refusals.set(id, isOfStanding ? 'invites_until_represented' : 'invite_limit')
    else if (ofPost === 0) refusals.set(id, 'invite_limit')
    else {
      today -= 1
      ofPost -= 1
    }
  }
  return refusals
}

const invitedEvent = (actor: Actor, jobPostId: string, workerId: string): AuditEvent => ({
  actorUid: actor.uid,
  requestId: actor.requestId,
  companyId: actor.scope.companyId,
  action: 'job_post.worker_invited',
  subjectType: 'job_post',
  subjectId: jobPostId,
  after: { workerId },
})

/**
 * Invites one worker to a post that takes applications; refusals of `inviteWorkers` are problems. Repeating it answers the
 * same invitation, which counts once. 404 `worker_not_found` for a worker the member cannot find.
 */
export async function inviteWorker(
  parts: Parts,
  actor: Actor,
  { jobPostId, workerId }: { readonly jobPostId: string; readonly workerId: string },
  caller: ForwardedCaller,
): Promise<JobPostInvite> {
  const findable = await findableFor(parts, actor, jobPostId, [workerId], caller)
  const [outcome] = await inviteWorkers(parts.db, actor, jobPostId, [workerId], findable)
  if (outcome?.invite) return outcome.invite
  const code = outcome?.refusal ?? 'worker_not_found'
  if (code === 'worker_not_found') throw new Problem(404, code)
  const { invitesADay: limit } = standingTerms[actor.standing]
  throw new Problem(409, code, code === 'invites_until_represented' ? { current: { limit } } : {})
}
