import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Named, Uuid } from '@/services/shared/schema'
import { contactBarOf } from '@/validators/applicant-contact'
import type { Actor } from '../../platform/access/actor'
import { shownName } from '../../shapes/applicant'
import { OwnShift, presentOwnShift } from '../applications/present-own-terms'
import { shiftsOfWorker } from '../applications/terms'
import { findJobPosts } from '../job-posts/repository'
import { byStart, hasBegun } from '../job-posts/shift-places'
import { listHired } from './coming-work-repository'
import { displayName } from './former-shifts'

export const ComingWork = Named(
  'ComingWork',
  Type.Object({
    items: Type.Array(
      Type.Object({
        jobPostId: Uuid,
        title: Type.String(),
        people: Type.Array(displayName),
        shifts: Type.Array(OwnShift, { description: 'those that any of them comes to, the earliest first' }),
      }),
      { description: 'posts with people who are hired for a shift to come; 50 at most' },
    ),
    peopleCount: Type.Integer({ description: 'everybody who comes, once however many posts they come to' }),
  }),
)

/** More people than a company has hired for work to come. */
const peopleAtMost = 1_000
const postsAtMost = 50

/** Who is hired for which shifts to come, post by post. */
export async function comingWorkOf(
  db: Database,
  { scope, reach }: Actor,
): Promise<Static<typeof ComingWork>> {
  const hired = await listHired(db, scope, peopleAtMost)
  const ids = [...new Set(hired.map(({ jobPostId }) => jobPostId))].slice(0, postsAtMost)
  const items: Static<typeof ComingWork>['items'] = []
  const workerIds = new Set<string>()
  const posts = new Map((await findJobPosts(db, scope, ids)).map((post) => [post.id, post]))
  for (const jobPostId of ids) {
    const post = posts.get(jobPostId)
    if (!post) continue
    const coming = hired
      .filter((application) => application.jobPostId === jobPostId)
      .map((application) => ({
        workerId: application.workerId,
        name: shownName(application.worker, contactBarOf(reach, application)),
        shifts: shiftsOfWorker(post.shifts, application).filter((shift) => !hasBegun(shift)),
      }))
      .filter(({ shifts }) => shifts.length > 0)
    if (coming.length === 0) continue
    for (const { workerId } of coming) workerIds.add(workerId)
    const shifts = new Map(coming.flatMap((one) => one.shifts.map((shift) => [shift.id, shift] as const)))
    items.push({
      jobPostId,
      title: post.title ?? '',
      people: coming.map(({ name }) => name),
      shifts: byStart([...shifts.values()]).map(presentOwnShift),
    })
  }
  return { items, peopleCount: workerIds.size }
}
