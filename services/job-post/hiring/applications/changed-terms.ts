import type { Database } from '@/services/shared/database'
import type { AgreedTerms } from '../../shapes/agreed-terms'
import type { ChangedTerm } from '../../tables/applications'
import type { JobPost } from '../job-posts/repository'
import type { Application } from './repository'
import { settleTermsAsked } from './settled-notices'
import { enqueueTelling } from './telling'
import { changesOf, isOnlyBetterPay, termsOf } from './terms'
import { listPromised, type PromisedTo, storeChangedTerms } from './terms-repository'

type Change = { readonly oldTerms: AgreedTerms | null; readonly changedTerms: readonly ChangedTerm[] }

/**
 * What a change means to somebody who was told of an offer or the job: the terms that they knew, which stay as long as the
 * post's are others, and of what they are told. `was` are the terms before, for who knows no older ones.
 */
function changeFor(
  { oldTerms, changedTerms, termsAnswerBy, toldState }: PromisedTo,
  was: AgreedTerms,
  becomes: AgreedTerms,
): Change {
  const known = oldTerms ?? was
  const changes = changesOf(known, becomes)
  if (changes.length === 0) {
    // Who was told of other terms is told that they are as before; nobody else has to know.
    const isTold = changedTerms.length === 0 || termsAnswerBy !== null
    return { oldTerms: null, changedTerms: isTold ? changesOf(was, becomes) : [] }
  }
  if (toldState === 'hired' && isOnlyBetterPay(known, becomes))
    return { oldTerms: null, changedTerms: [...new Set([...changedTerms, ...changes])] }
  return { oldTerms: known, changedTerms: changes }
}

const isAskedNoMore = ({ termsAnswerBy }: PromisedTo, { oldTerms }: Change) =>
  termsAnswerBy !== null && oldTerms === null

/**
 * Records what an edit changed for workers who were told of an offer or the job, and has them told of it. Who has the job
 * keeps their terms until they accept the new ones; better pay alone needs no answer.
 */
export async function noteTermsOfEdit(
  tx: Database,
  before: JobPost,
  after: JobPost,
  memberUid: string,
): Promise<void> {
  if (before.publishedAt === null) return
  for (const one of await listPromised(tx, { companyId: after.companyId, jobPostId: after.id })) {
    const was = termsOf(before, one.assignedShiftIds)
    const becomes = termsOf(after, one.assignedShiftIds)
    if (changesOf(was, becomes).length === 0) continue
    const change = changeFor(one, was, becomes)
    await storeChangedTerms(tx, one, { ...change, memberUid })
    if (isAskedNoMore(one, change)) await settleTermsAsked(tx, one)
    await enqueueTelling(tx, { ...one, version: one.version + 1 })
  }
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
  const change = changeFor(application, was, termsOf(post, assignedShiftIds))
  await storeChangedTerms(tx, application, change)
  if (isAskedNoMore(application, change)) await settleTermsAsked(tx, application)
}
