import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import { contactReachOf, standingOf } from '@/validators/company-standing'
import { permits } from '@/validators/permissions'
import { nextState } from '@/validators/states/job-post'
import { arrivalsOf, listCompaniesWithArrivals, removeArrivals } from '../../billing/arrivals/repository'
import type { Company } from '../../company/companies/repository'
import { requireLockedCompany } from '../../company/companies/service'
import { closingOf } from '../../company/membership/repository'
import type { Actor } from '../../platform/access/actor'
import { findMember } from '../../platform/access/repository'
import { notifyMembers } from '../../platform/notifications/service'
import type { KeptDraftReason } from '../../shapes/kept-draft-reasons'
import { syncFilledState } from '../applications/filling'
import { listWaitingForCredit } from '../job-posts/list-repository'
import { type JobPost, keepDraft, lockJobPost, moveJobPost, type PostKey } from '../job-posts/repository'
import { reasonToKeep, stillWaitsForCredit } from '../job-posts/waiting-for-credit'
import { checkReach } from './checks'
import { reviewed, type Submitted } from './member-events'
import { requireRoom } from './open-post-limit'
import { settleCredit } from './post-credits'

/** Looks at the posts of every company that got credit since; a routine of routes.ts. */
export async function publishAllWaiting(db: Database, work: ItemWork): Promise<void> {
  await workThrough(db, work, {
    list: listCompaniesWithArrivals,
    idOf: (companyId) => companyId,
    handle: (companyId) => publishWaiting(db, companyId),
  })
}

/**
 * Publishes the posts of a company that waited for the credit it just got, the longest waiting first, each in a
 * transaction of its own. May be called at any time and again: without new credit it does nothing.
 */
export async function publishWaiting(db: Database, companyId: string): Promise<void> {
  const arrivals = await arrivalsOf(db, companyId)
  if (arrivals.length === 0) return
  for (const id of await listWaitingForCredit(db, companyId)) {
    const isEnough = await db
      .transaction((tx) => publishOrKeep(tx, { companyId, id }))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof Problem && error.code === 'no_credit') return false
          throw error
        },
      )
    if (!isEnough) break
  }
  await removeArrivals(db, companyId, arrivals)
}

async function publishOrKeep(tx: Database, { companyId, id }: PostKey): Promise<void> {
  const company = await requireLockedCompany(tx, companyId)
  const scope = { companyId, branchIds: null }
  const post = await lockJobPost(tx, scope, id)
  if (!post || !stillWaitsForCredit(post)) return
  const outcome = await judge(tx, post, company)
  const state = nextState(post.state, 'publish', 'member')
  if (typeof outcome === 'string' || !state) {
    await keepDraft(tx, { companyId, id }, typeof outcome === 'string' ? outcome : 'incomplete')
    await tell(tx, 'job_post_kept_draft', post)
    return
  }
  const { actor, submitted } = outcome
  await settleCredit(tx, 'publish', post, actor.uid)
  await moveJobPost(tx, scope, id, {
    state,
    reviewReasons: submitted.reasons,
    reviewSince: submitted.reviewSince,
    creditShortSince: null,
  })
  await recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId,
    action: 'job_post.publish',
    subjectType: 'job_post',
    subjectId: id,
    before: { state: post.state, waitedSince: post.creditShortSince },
    after: { state },
  })
  await tell(tx, 'job_post_published_late', post)
  await syncFilledState(tx, { ...post, state })
}

type Publishable = { readonly actor: Actor; readonly submitted: Submitted }

/** Whether a post may be published for the person who submitted it, as if they did so now; otherwise why not. */
async function judge(tx: Database, post: JobPost, company: Company): Promise<Publishable | KeptDraftReason> {
  const reason = reasonToKeep(post)
  if (reason) return reason
  // It would be paid for and paused at once.
  if (await closingOf(tx, company.id)) return 'leaving'
  const actor = await submitterOf(tx, post, company)
  if (!actor) return 'submitter'
  try {
    await requireRoom(tx, company, post)
    checkReach(actor.standing, post)
    const submitted = await reviewed(tx, post, actor, company)
    return submitted.event === 'publish' ? { actor, submitted } : 'review'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return reasonOf[error.code] ?? (isOfPastDay(error) ? 'begun' : 'incomplete')
  }
}

/** A shift of a day that is over has to be taken out before the others can be published. */
const isOfPastDay = ({ details: { errors = [] } }: Problem): boolean =>
  errors.some(({ field, rule }) => rule === 'not_past' && field.startsWith('shifts.'))

const reasonOf: Readonly<Record<string, KeptDraftReason>> = {
  company_suspended: 'suspended',
  open_posts_until_represented: 'open_posts',
}

async function submitterOf(tx: Database, post: JobPost, company: Company): Promise<Actor | null> {
  const { companyId, branchId, creditShortBy: uid } = post
  const member = uid === null ? null : await findMember(tx, uid)
  if (!member || member.companyId !== companyId || !permits(member.role, 'job_posts.publish')) return null
  const { role, branchIds } = member
  if (branchIds && !(branchId && branchIds.includes(branchId))) return null
  const scope = { companyId, branchIds }
  const known = { standing: standingOf(company), reach: contactReachOf(company) }
  return { uid: member.uid, role, scope, ...known, requestId: `credit:${post.id}` }
}

async function tell(
  tx: Database,
  kind: 'job_post_published_late' | 'job_post_kept_draft',
  { companyId, id, branchId, title }: JobPost,
): Promise<void> {
  if (!title) return
  await notifyMembers(tx, { kind, params: { title }, companyId, subjectId: id, branchId, actorUid: null })
}
