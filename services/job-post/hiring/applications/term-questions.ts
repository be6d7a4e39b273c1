import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { jobKind } from '@/services/shared/jobs/kind'
import type { ChangedTerm } from '../../tables/applications'
import { findJobPost } from '../job-posts/repository'
import type { ApplicationKey, PostKey } from './application-keys'
import { findApplication } from './repository'
import { answerByOf, changesOf, termsOf } from './terms'
import { storeQuestion } from './terms-repository'

/** The end of the time in which a worker may answer about other terms of a version of an application. */
export const lapseOfTerms = jobKind('lapse_terms', {
  companyId: Type.String(),
  id: Type.String(),
  jobPostId: Type.String(),
  version: Type.Integer(),
})

type Question = ApplicationKey & PostKey & { readonly version: number; readonly termsAnswerBy: Date | null }

/** Ends the question that a worker is asked about a version of an application, unless they answer until then. */
export async function enqueueLapse(
  tx: Database,
  { companyId, id, jobPostId, version, termsAnswerBy }: Question,
): Promise<void> {
  if (termsAnswerBy === null) return
  await enqueue(tx, lapseOfTerms, { companyId, id, jobPostId, version }, { notBefore: termsAnswerBy })
}

type ToldOfTerms = ApplicationKey & {
  readonly areShiftsOthers: boolean
  readonly terms: readonly ChangedTerm[]
}

/**
 * Asks a hired worker, who is told of other terms in the same transaction, whether they work on the post's, too; nobody is
 * asked about what is already theirs.
 */
export async function askAboutTerms(
  tx: Database,
  { companyId, id, areShiftsOthers, terms }: ToldOfTerms,
): Promise<void> {
  const application = await findApplication(tx, { companyId, id })
  if (!application?.oldTerms) return
  const { jobPostId, oldTerms, assignedShiftIds } = application
  const post = await findJobPost(tx, { companyId, branchIds: null }, jobPostId)
  if (!post) return
  const becomes = termsOf(post, assignedShiftIds ?? [])
  if (!areShiftsOthers && !changesOf(oldTerms, becomes).some((term) => terms.includes(term))) return
  const termsAnswerBy = answerByOf(oldTerms, becomes)
  await storeQuestion(tx, application, termsAnswerBy)
  await enqueueLapse(tx, { ...application, termsAnswerBy })
}
