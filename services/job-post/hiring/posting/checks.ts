import type { Database } from '@/services/shared/database'
import { Problem, validationFailed } from '@/services/shared/problem'
import { isUuid } from '@/services/shared/schema'
import { type CompanyStanding, mayAct } from '@/validators/company-standing'
import { isForChosen } from '@/validators/job-post-terms'
import { brokenLaws, labourFindings } from '@/validators/labour-law'
import { findPlace, lockBranchInUse } from '../../company/branches/repository'
import type { Actor } from '../../platform/access/actor'
import { reviewTexts } from '../../platform/word-review/review'
import { hasBegunAsWhole } from '../job-posts/open-posts-repository'
import type { JobPostDraft } from '../job-posts/present'
import type { JobPost } from '../job-posts/repository'
import { byStart } from '../job-posts/shift-places'

/** A post's branch must be in use and visible to its author; only a branch manager must name one from the start. */
export async function checkBranch(tx: Database, { scope }: Actor, branchId: string | null): Promise<void> {
  const refuse = (rule: 'required_select' | 'one_of') =>
    validationFailed([{ field: 'branchId', rule, params: {} }])
  if (branchId === null) {
    if (scope.branchIds === null) return
    throw refuse('required_select')
  }
  const isInUse = isUuid(branchId) && (await lockBranchInUse(tx, scope, branchId))
  if (!isInUse) throw refuse('one_of')
}

/**
 * 409 `chosen_until_represented` when the company's standing does not allow a post for chosen workers, because such a
 * post notifies people who never contacted the company.
 */
export function checkReach(standing: CompanyStanding, { visibility }: Pick<JobPost, 'visibility'>): void {
  if (isForChosen(visibility) && !mayAct(standing, 'invite_many'))
    throw new Problem(409, 'chosen_until_represented')
}

/** 422 `unlawful` with every rule of labour law that a post breaks; such a post is never shown to workers. */
export async function checkLaw(tx: Database, { scope }: Actor, draft: JobPostDraft): Promise<void> {
  const { branchId, shifts = [] } = draft
  const place = branchId ? await findPlace(tx, scope, branchId) : null
  const broken = brokenLaws(labourFindings({ ...draft, shifts }, place))
  if (broken.length === 0) return
  const errors = broken.map(({ field, rule, params }) => ({ field, rule, params }))
  throw new Problem(422, 'unlawful', { errors })
}

/** 422 `begun` at the first shift of a post that is worked as a whole and has begun: nobody could apply to it. */
export function checkBegun(post: JobPost): void {
  if (!hasBegunAsWhole(post)) return
  const [first] = byStart(post.shifts)
  const field = `shifts.${first ? post.shifts.indexOf(first) : 0}.startTime`
  throw validationFailed([{ field, rule: 'begun', params: {} }])
}

/** A reason that people read who cannot report it; 422 at `field` for words that a post may not have. */
export function checkReason(reason: string, field: 'reason' | 'cancelReason' = 'reason'): void {
  const [found] = reviewTexts([reason])
  if (!found) return
  const isContact = found.reason === 'contact_details' || found.reason === 'link'
  const rule = isContact ? 'contact_details' : 'forbidden_words'
  const params: Record<string, string> = isContact ? {} : { words: found.words ?? '' }
  throw validationFailed([{ field, rule, params }])
}
