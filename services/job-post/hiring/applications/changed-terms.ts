import type { Database } from '@/services/shared/database'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import type { ChangedTerm } from '../../tables/applications'
import type { JobPost } from '../job-posts/repository'
import type { Application } from './repository'
import { settleTermsAsked } from './settled-notices'
import { enqueueTelling } from './telling'
import {
  changesOf,
  isApplicant,
  isOnlyBetterPay,
  namedShiftsOf,
  payOf,
  termsOf,
  withoutCancelled,
} from './terms'
import { type Concerned, listConcerned, storeChangedTerms } from './terms-repository'

type Change = { readonly oldTerms: AgreedTerms | null; readonly changedTerms: readonly ChangedTerm[] }

/**
 * What better pay means to somebody who keeps to other terms than the post's: it is theirs, too, where it is better than their
 * own, and nobody asks them again about the rest. Null for who does not, and where the one pay is not comparable to the other.
 */
function betterPayFor(
  { oldTerms, changedTerms, termsAnswerBy, toldState }: Concerned,
  was: AgreedTerms,
  becomes: AgreedTerms,
): Change | null {
  if (!oldTerms || toldState !== 'hired' || termsAnswerBy !== null || !isOnlyBetterPay(was, becomes))
    return null
  // What they were to be asked about is still to come.
  if (changesOf(oldTerms, was).some((term) => changedTerms.includes(term))) return null
  const own = { ...becomes, ...payOf(oldTerms) }
  if (isOnlyBetterPay(own, becomes))
    return {
      oldTerms: { ...oldTerms, ...payOf(becomes) },
      changedTerms: [...new Set([...changedTerms, 'pay' as const])],
    }
  const isOwnAsGood = changesOf(own, becomes).length === 0 || isOnlyBetterPay(becomes, own)
  return isOwnAsGood ? { oldTerms, changedTerms } : null
}

/**
 * What a change means to somebody who applied or was told of an offer or the job: the terms that they knew, which stay as long as the
 * post's are others, and of what they are told. `was` are the terms before, for who knows no older ones. Who has the job cannot
 * keep a shift that is none of the post's, which was cancelled for a `reason` if the company gave one.
 */
function changeFor(
  one: Concerned,
  was: AgreedTerms,
  becomes: AgreedTerms,
  { posted, reason }: { readonly posted: JobPost['shifts']; readonly reason?: string },
): Change {
  const { oldTerms, changedTerms, termsAnswerBy, toldState } = one
  const agreed = oldTerms ?? was
  const known = toldState === 'hired' ? withoutCancelled(agreed, posted, { reason }) : agreed
  const changes = changesOf(known, becomes)
  if (changes.length === 0) {
    // Who was told of other terms is told that they are as before; nobody else has to know.
    const isTold = changedTerms.length === 0 || termsAnswerBy !== null
    return { oldTerms: null, changedTerms: isTold ? changesOf(was, becomes) : [] }
  }
  if (toldState === 'hired' && isOnlyBetterPay(known, becomes))
    return { oldTerms: null, changedTerms: [...new Set([...changedTerms, ...changes])] }
  const better = betterPayFor(one, was, becomes)
  if (better) return better
  // Who only applied reads of better pay where their application stands.
  if (isApplicant(one) && isOnlyBetterPay(known, becomes)) return { oldTerms: known, changedTerms: [] }
  return { oldTerms: known, changedTerms: changes }
}

const isAskedNoMore = ({ termsAnswerBy }: Concerned, { oldTerms }: Change) =>
  termsAnswerBy !== null && oldTerms === null

/** Who edited a post, and why a shift was cancelled by it; empty where nobody said. */
export type EditBy = { readonly memberUid: string; readonly reason: string }

/**
 * Records what an edit changed for workers who applied or were told of an offer or the job, and has them told of it. Who has
 * the job keeps their terms until they accept the new ones; better pay alone needs no answer.
 */
export async function noteTermsOfEdit(
  tx: Database,
  before: JobPost,
  after: JobPost,
  { memberUid, reason }: EditBy,
): Promise<void> {
  if (before.publishedAt === null) return
  const told: Parameters<typeof enqueueTelling>[1][] = []
  for (const one of await listConcerned(tx, { companyId: after.companyId, jobPostId: after.id })) {
    const was = termsOf(before, namedShiftsOf(before, one))
    const becomes = termsOf(after, namedShiftsOf(after, one))
    if (changesOf(was, becomes).length === 0) continue
    const change = changeFor(one, was, becomes, { posted: after.shifts, reason })
    await storeChangedTerms(tx, one, { ...change, memberUid })
    if (isAskedNoMore(one, change)) await settleTermsAsked(tx, one)
    if (change.changedTerms.length > 0 || !isApplicant(one)) told.push({ ...one, version: one.version + 1 })
  }
  await enqueueTelling(tx, ...told)
}

/** Records that a member assigned other shifts to somebody who knows that they are hired: they are asked like after an edit. */
export async function noteTermsOfShifts(
  tx: Database,
  post: JobPost,
  application: Application,
  assignedShiftIds: readonly string[],
): Promise<void> {
  if (application.state !== 'hired' || application.toldState !== 'hired') return
  const was = termsOf(post, application.assignedShiftIds ?? [])
  const change = changeFor(application, was, termsOf(post, assignedShiftIds), { posted: post.shifts })
  await storeChangedTerms(tx, application, change)
  if (isAskedNoMore(application, change)) await settleTermsAsked(tx, application)
}
