import type { Database } from '@/services/shared/database'
import type { StorageSettings } from '@/services/shared/uploads/shown-address'
import { stale } from '@/services/shared/version'
import { standingOf } from '@/validators/company-standing'
import { nextState } from '@/validators/states/job-post'
import { requireLockedCompany } from '../../company/companies/service'
import type { Actor } from '../../platform/access/actor'
import { contentOf } from '../job-posts/content'
import { presentJobPost } from '../job-posts/present'
import { type JobPost, moveJobPost } from '../job-posts/repository'
import { checkBranch, checkReach, checkReason } from './checks'
import { outcomeOfReview, reviewed } from './member-events'
import { requireRoom } from './open-post-limit'
import { settleCredit } from './post-credits'
import { checkEditOfShown, type Edit, storeEdit } from './saving'
import { audit, followed, requireJobPost, requireLocked, tell, wrongState } from './service'

/**
 * Edits a post that waits for staff and submits it again, in one transaction, so that it is never left a draft and keeps
 * its reserved credit. Without a finding it is published at once; otherwise it goes on waiting since it was first
 * submitted. `reason` says to who has them why shifts are cancelled that it takes out; 422 for one with contact details or
 * forbidden words. 412 with the current post when staff, or a colleague, changed it since `version`; 409 with it when it does
 * not wait for staff.
 */
export async function resubmitJobPost(
  db: Database,
  settings: StorageSettings,
  actor: Actor,
  id: string,
  version: number,
  { draft, reason = '' }: Pick<Edit, 'draft' | 'reason'>,
): Promise<JobPost> {
  checkReason(reason, 'cancelReason')
  return db.transaction(async (tx) => {
    const company = await requireLockedCompany(tx, actor.scope.companyId)
    const before = await requireLocked(tx, actor, id)
    if (before.version !== version) throw stale(presentJobPost(before, actor.role))
    const withdrawn = nextState(before.state, 'withdraw', 'member')
    if (!withdrawn) throw wrongState(before, actor)
    await requireRoom(tx, company, before)
    const { content } = contentOf(draft)
    checkReach(standingOf(company), content)
    if (content.branchId !== before.branchId) await checkBranch(tx, actor, content.branchId)
    const wasShown = before.publishedAt !== null
    if (wasShown) await checkEditOfShown(tx, before, draft, actor)
    const edited = await storeEdit(tx, settings, actor, before, {
      draft,
      reason,
      progress: { state: withdrawn },
    })
    const { event, reasons, reviewSince } = wasShown
      ? await outcomeOfReview(tx, edited, company)
      : await reviewed(tx, edited, actor, company)
    const state = nextState(withdrawn, event, 'member')
    if (!state) throw wrongState(before, actor)
    await settleCredit(tx, event, before, actor.uid)
    await moveJobPost(tx, actor.scope, id, {
      state,
      reviewReasons: reasons,
      reviewNote: null,
      reviewSince: reviewSince && (before.reviewSince ?? reviewSince),
    })
    await audit(
      tx,
      actor,
      event,
      id,
      { state: before.state, reasons: before.reviewReasons },
      { state, reasons },
    )
    // That it still waits is no news.
    if (event === 'publish') await tell(tx, event, edited, actor.uid)
    return followed(tx, actor.scope, await requireJobPost(tx, actor, id))
  })
}
