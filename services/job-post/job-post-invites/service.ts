import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { standingOf, standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import type { WorkerProfiles } from '../applications/worker-profile'
import { type Company, lockCompany } from '../companies/repository'
import { presentJobPost } from '../job-posts/present'
import { lockJobPost } from '../job-posts/repository'
import { requireJobPost } from '../job-posts/service'
import type { Actor } from '../members/actor'
import {
  countInvitesSince,
  findInvite,
  insertInvite,
  type JobPostInvite,
  listInvites,
  listOpenInvites,
  type OpenInvite,
} from './repository'

/** Workers a post may invite: beyond them it is an advertisement, which the public list already is. */
const maxOfPost = 100

/** Everybody invited to a post the member sees, the last one first; never more than a post may invite. */
export async function invitesOf(db: Database, actor: Actor, jobPostId: string): Promise<JobPostInvite[]> {
  const { companyId } = await requireJobPost(db, actor, jobPostId)
  return listInvites(db, { companyId, jobPostId })
}

const todayBegan = () => new Date(`${bangkokToday()}T00:00:00+07:00`)

/**
 * Throws 409 `invite_limit` once the post or the company's day is full, and `invites_until_represented` where the day is
 * a short one because nobody has proven to speak for the company.
 */
async function checkLimits(tx: Database, jobPostId: string, company: Company): Promise<void> {
  const today = await countInvitesSince(tx, company.id, todayBegan())
  const { invitesADay: limit } = standingTerms[standingOf(company)]
  if (limit !== null && today >= limit) {
    throw new Problem(409, 'invites_until_represented', { current: { limit } })
  }
  const ofPost = await listInvites(tx, { companyId: company.id, jobPostId })
  if (ofPost.length >= maxOfPost || today >= company.invitesADay) throw new Problem(409, 'invite_limit')
}

type Invited = { readonly jobPostId: string; readonly workerId: string }

/**
 * Asks a worker to look at a post that takes applications. Asked again, it is the same invite: nobody is asked twice,
 * and it counts once. 404 `worker_not_found` for a worker the member could not find, 503 where nobody can say.
 */
export async function inviteWorker(
  { db, profiles }: { readonly db: Database; readonly profiles: WorkerProfiles },
  actor: Actor,
  { jobPostId, workerId }: Invited,
  caller: ForwardedCaller,
): Promise<JobPostInvite> {
  const { companyId } = await requireJobPost(db, actor, jobPostId)
  const earlier = await findInvite(db, { companyId, jobPostId, workerId })
  if (earlier) return earlier
  // Before the transaction, which must not wait for another service.
  if (!(await profiles.isFindable(workerId, caller))) throw new Problem(404, 'worker_not_found')
  return storeInvite(db, actor, { jobPostId, workerId })
}

async function storeInvite(
  db: Database,
  actor: Actor,
  { jobPostId, workerId }: Invited,
): Promise<JobPostInvite> {
  return db.transaction(async (tx) => {
    const { companyId } = actor.scope
    // First of all: whoever invites for the company at the same time waits, and then counts this one.
    const company = await lockCompany(tx, companyId)
    const post = await lockJobPost(tx, actor.scope, jobPostId)
    if (!company || !post) throw notFound()
    const invite = { companyId, jobPostId, workerId }
    const earlier = await findInvite(tx, invite)
    if (earlier) return earlier
    if (post.state !== 'published') {
      throw new Problem(409, 'wrong_state', { current: presentJobPost(post, actor.role) })
    }
    if (company.verification === 'suspended') throw new Problem(409, 'company_suspended')
    await checkLimits(tx, jobPostId, company)
    const stored = await insertInvite(tx, { ...invite, invitedBy: actor.uid })
    await recordAudit(tx, {
      actorUid: actor.uid,
      requestId: actor.requestId,
      companyId,
      action: 'job_post.worker_invited',
      subjectType: 'job_post',
      subjectId: jobPostId,
      after: { workerId },
    })
    return stored
  })
}

/** A worker with more invitations than these reads the latest first anyway. */
const shownToWorker = 50

/** What the worker who asks was invited to and can still apply for; 503 where the partim service does not say who it is. */
export async function ownInvites(
  db: Database,
  profiles: WorkerProfiles,
  worker: ForwardedCaller,
): Promise<OpenInvite[]> {
  const { id } = await profiles.ask(worker)
  return listOpenInvites(db, id, shownToWorker)
}
