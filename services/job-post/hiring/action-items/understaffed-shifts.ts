import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable, Uuid } from '@/services/shared/schema'
import type { Scope } from '../../platform/access/scope'
import { listUnderstaffed, periodOf } from './repository'

/** The next shift of a published post that begins soon without enough people. */
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

/** How far ahead shifts are shown; later ones still have time to fill. */
const soonMs = 48 * 3_600_000
/** How many posts are listed at most; a company with more begins with the earliest anyway. */
const listedAtMost = 20

/** Published posts with shifts that begin soon without enough people, the earliest first. */
export async function understaffedShiftsOf(
  db: Database,
  scope: Scope,
): Promise<Static<typeof UnderstaffedShift>[]> {
  const from = new Date()
  const to = new Date(from.getTime() + soonMs)
  const rows = await listUnderstaffed(db, { ...scope, ...periodOf(from, to), limit: listedAtMost })
  return rows.map(({ title, startsAt, ...row }) => ({
    ...row,
    title: title ?? '',
    startsAt: startsAt.toISOString(),
  }))
}
