import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, nullable, Uuid } from '@/services/shared/schema'
import type { Scope } from '../../platform/access/scope'
import { listNewApplicants } from './repository'

/** A post with applicants whom nobody in the company has opened yet. */
export const NewApplicants = Type.Object({
  jobPostId: Uuid,
  title: Type.String(),
  branchName: nullable(Type.String()),
  applicants: Type.Integer({ minimum: 1 }),
  since: Type.String({ format: 'date-time', description: 'when the longest waiting of them applied' }),
  nextStart: nullable(Instant),
})

/** How many posts are listed at most; a company with more begins with the longest waiting anyway. */
const listedAtMost = 20

/** Posts with applicants nobody has opened yet, the longest waiting first. */
export async function newApplicantsOf(db: Database, scope: Scope): Promise<Static<typeof NewApplicants>[]> {
  const rows = await listNewApplicants(db, { ...scope, limit: listedAtMost })
  return rows.map(({ title, since, nextStart, ...row }) => ({
    ...row,
    title: title ?? '',
    since: since.toISOString(),
    nextStart: nextStart?.toISOString() ?? null,
  }))
}
