import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, nullable, Uuid } from '@/services/shared/schema'
import type { Actor } from '../members/actor'
import { scopeOfBranch } from '../members/scope'
import { newApplicantsQuery } from './action-items-repository'

/** A post with applicants nobody of the company has opened yet. */
export const NewApplicants = Type.Object({
  jobPostId: Uuid,
  title: Type.String(),
  branchName: nullable(Type.String()),
  applicants: Type.Integer({ minimum: 1 }),
  since: Type.String({ format: 'date-time', description: 'when the longest waiting of them applied' }),
  nextStart: nullable(Instant),
})

/** Posts listed at most; whoever has more of them begins with the longest waiting anyway. */
const listedAtMost = 20

/** Posts with applicants nobody has opened yet, the longest waiting first; 404 for a branch that is not the member's. */
export async function newApplicantsOf(
  db: Database,
  actor: Actor,
  branchId: string | undefined,
): Promise<Static<typeof NewApplicants>[]> {
  const rows = await newApplicantsQuery(db, scopeOfBranch(actor.scope, branchId), listedAtMost)
  return rows.map(({ title, since, nextStart, ...row }) => ({
    ...row,
    title: title ?? '',
    since: since.toISOString(),
    nextStart: nextStart?.toISOString() ?? null,
  }))
}
