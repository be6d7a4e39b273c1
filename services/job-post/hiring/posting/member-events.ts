import type { Database } from '@/services/shared/database'
import { formed, Problem } from '@/services/shared/problem'
import { check } from '@/services/shared/validate'
import { standingOf } from '@/validators/company-standing'
import { jobPostSchema } from '@/validators/job-post'
import { type BulkEvent, type JobPostEvent, type MemberEvent, nextState } from '@/validators/states/job-post'
import { balanceOfKind } from '../../billing/credits/service'
import type { Company } from '../../company/companies/repository'
import { requireLockedCompany } from '../../company/companies/service'
import { closingOf } from '../../company/membership/repository'
import type { Actor } from '../../platform/access/actor'
import { readAbout } from '../../platform/notifications/repository'
import { kindsOverBy } from '../../shapes/notification-matters'
import { endApplications } from '../applications/ending'
import { findingsOf, reasonsOf } from '../job-posts/automatic-review'
import { draftOf } from '../job-posts/content'
import { presentJobPost } from '../job-posts/present'
import { findJobPost, type JobPost, moveJobPost, noteCreditShortage } from '../job-posts/repository'
import { hasShiftToCome } from '../job-posts/shift-places'
import { checkBegun, checkBranch, checkLaw, checkReach, checkReason } from './checks'
import { isWatched, requireRoom } from './open-post-limit'
import { returnCredit, settleCredit } from './post-credits'
import { audit, followed, type Presented, requireJobPost, requireLocked, tell, wrongState } from './service'

/** What the automatic review made of a submitted post. */
export type Submitted = {
  readonly event: JobPostEvent
  readonly reasons: string[]
  /** Since when the post waits for staff, hidden from workers or not. */
  readonly reviewSince: Date | null
}

/** On submission the form's complete rules and the automatic review run on the stored post. */
export async function reviewed(
  tx: Database,
  post: JobPost,
  actor: Actor,
  company: Company,
): Promise<Submitted> {
  const draft = await check(jobPostSchema, draftOf(post))
  await checkBranch(tx, actor, post.branchId)
  await checkLaw(tx, actor, draft)
  checkBegun(post)
  return outcomeOfReview(tx, post, company)
}

/** The automatic review of a post as stored. */
export async function outcomeOfReview(tx: Database, post: JobPost, company: Company): Promise<Submitted> {
  const reasons = reasonsOf(await findingsOf(tx, post))
  const isHeld = reasons.length > 0
  const isSeenByStaff = isHeld || (await isWatched(tx, standingOf(company), post))
  return { event: isHeld ? 'hold' : 'publish', reasons, reviewSince: isSeenByStaff ? new Date() : null }
}

/** Events after which workers see a post. */
const opening: readonly MemberEvent[] = ['submit', 'resume', 'reopen']

/** Events other than submitting keep the review's results: a post in staff's queue stays there. */
const unreviewed = (event: JobPostEvent, { reviewReasons, reviewSince }: JobPost): Submitted => ({
  event,
  reasons: reviewReasons,
  reviewSince: event === 'close' || event === 'cancel' ? null : reviewSince,
})

/** A closed post left staff's queue, and returns to it when it is opened again: nobody escapes a review by closing. */
async function queuedAgain(tx: Database, post: JobPost, company: Company): Promise<Submitted> {
  const { reviewReasons: reasons } = post
  const isSeenByStaff = reasons.length > 0 || (await isWatched(tx, standingOf(company), post))
  return { event: 'reopen', reasons, reviewSince: isSeenByStaff ? new Date() : null }
}

/** A post as an event left it; with a cancellation also the credits that came back by it, and what can be used now. */
type Moved = {
  readonly post: JobPost
  readonly credits: { readonly returned: number; readonly available: number } | null
}

/**
 * Applies an event to a post, a cancellation with its `reason` if there is one; 409 with the current post when its state
 * does not allow it, 409 `company_leaves` where it was to take people and no member stays, 422 for a reason with contact details or
 * forbidden words, and `begun` where nobody can apply any more and it was to be paused or opened again.
 */
export async function applyMemberEvent(
  db: Database,
  actor: Actor,
  id: string,
  asked: MemberEvent,
  reason = '',
): Promise<Moved> {
  checkReason(reason)
  return db.transaction(async (tx) => {
    const company = await requireLockedCompany(tx, actor.scope.companyId)
    const before = await requireLocked(tx, actor, id)
    if (!nextState(before.state, asked === 'submit' ? 'publish' : asked, 'member'))
      throw wrongState(before, actor)
    const isOver = before.expiresAt !== null && before.expiresAt <= new Date()
    if (asked === 'resume' && isOver) throw wrongState(before, actor)
    if (asked === 'reopen') {
      if (!hasShiftToCome(before.shifts)) throw wrongState(before, actor)
      // The branch of a closed post may be out of use by now.
      await checkBranch(tx, actor, before.branchId)
    }
    // A pause could not be taken back.
    if (asked === 'pause' || asked === 'resume' || asked === 'reopen') checkBegun(before)
    if (opening.includes(asked)) {
      if (await closingOf(tx, company.id)) throw new Problem(409, 'company_leaves')
      await requireRoom(tx, company, before)
      checkReach(standingOf(company), before)
    }
    const { event, reasons, reviewSince } =
      asked === 'submit'
        ? await reviewed(tx, before, actor, company)
        : asked === 'reopen'
          ? await queuedAgain(tx, before, company)
          : unreviewed(asked, before)
    const state = nextState(before.state, event, 'member')
    if (!state) throw wrongState(before, actor)
    const released = await settleCredit(tx, event, before, actor.uid)
    const creditsReturned = event === 'cancel' ? await returnCredit(tx, before, actor.uid) : 0
    await moveJobPost(tx, actor.scope, id, {
      state,
      reviewReasons: reasons,
      reviewSince,
      creditShortSince: null,
      endedAt: state === 'closed' || state === 'cancelled' ? new Date() : null,
      ...(state === 'cancelled' && { cancelReason: formed(reason) || null }),
    })
    await audit(
      tx,
      actor,
      event,
      id,
      { state: before.state },
      { state, reasons, ...(creditsReturned > 0 && { creditsReturned }) },
    )
    if (event === 'close' || event === 'cancel') {
      await endApplications(tx, { companyId: before.companyId, jobPostId: id }, event === 'cancel')
    }
    // Cancelling a draft is told to nobody, but who was asked to pay for it need not any more.
    if (before.state === 'draft' && event === 'cancel') {
      await readAbout(tx, {
        companyId: before.companyId,
        subjectId: id,
        kinds: kindsOverBy('job_post_cancelled'),
      })
    } else await tell(tx, event, before, actor.uid)
    const post = await followed(tx, actor.scope, await requireJobPost(tx, actor, id))
    if (event !== 'cancel') return { post, credits: null }
    const { available } = await balanceOfKind(tx, before.companyId, 'job_post')
    return { post, credits: { returned: released + creditsReturned, available } }
  })
}

/**
 * Submits a post. When the company has too little credit, the refusal rolls back the transaction; afterwards it is
 * recorded that the draft waits for credit.
 */
export async function rememberingShortage<T>(
  db: Database,
  { scope, uid }: Actor,
  id: string,
  submit: () => Promise<T>,
): Promise<T> {
  try {
    return await submit()
  } catch (error) {
    if (error instanceof Problem && error.code === 'no_credit') await noteCreditShortage(db, scope, id, uid)
    throw error
  }
}

export type EventOutcome = {
  readonly jobPostId: string
  /** The current post; null when it does not exist. */
  readonly post: Presented | null
  /** The problem code of a refusal; null for a success. */
  readonly refusal: string | null
}

/** Applies one event to several posts, in one transaction each, so that a refusal does not stop the others. */
export async function applyMemberEvents(
  db: Database,
  actor: Actor,
  ids: readonly string[],
  asked: BulkEvent,
): Promise<EventOutcome[]> {
  const outcomes: EventOutcome[] = []
  for (const jobPostId of ids) {
    try {
      const { post } = await applyMemberEvent(db, actor, jobPostId, asked)
      outcomes.push({ jobPostId, post: presentJobPost(post, actor.role), refusal: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const post = await findJobPost(db, actor.scope, jobPostId)
      outcomes.push({ jobPostId, post: post && presentJobPost(post, actor.role), refusal: error.code })
    }
  }
  return outcomes
}
