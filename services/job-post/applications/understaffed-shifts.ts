import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable, Uuid } from '@/services/shared/schema'
import type { Actor } from '../members/actor'
import { scopeOfBranch } from '../members/scope'
import { understaffedShiftsQuery } from './action-items-repository'

/** The next shift of a published post that begins soon and lacks people. */
export const UnderstaffedShift = Named(
  'UnderstaffedShift',
  Type.Object({
    jobPostId: Uuid,
    title: Type.String(),
    branchName: nullable(Type.String()),
    startsAt: Instant,
    missing: Type.Integer({ minimum: 1, description: 'how many people it lacks' }),
    candidates: Type.Integer({
      minimum: 0,
      description: 'applicants the company has not decided about who can come to it',
    }),
    moreShifts: Type.Integer({
      minimum: 0,
      description: 'further shifts of the post that begin soon and lack people',
    }),
  }),
)

/** How far ahead a lack is shown; what is later has time to fill by itself. */
const soonMs = 48 * 3_600_000
/** Posts listed at most; whoever has more of them begins with the earliest anyway. */
const listedAtMost = 20

/** Published posts whose shifts begin soon and lack people, the earliest first; 404 for a branch that is not the member's. */
export async function understaffedShiftsOf(
  db: Database,
  actor: Actor,
  branchId: string | undefined,
): Promise<Static<typeof UnderstaffedShift>[]> {
  const from = new Date()
  const to = new Date(from.getTime() + soonMs)
  const scope = scopeOfBranch(actor.scope, branchId)
  const rows = await understaffedShiftsQuery(db, scope, { from, to, limit: listedAtMost })
  return rows.map(({ title, startsAt, ...row }) => ({
    ...row,
    title: title ?? '',
    startsAt: startsAt.toISOString(),
  }))
}
