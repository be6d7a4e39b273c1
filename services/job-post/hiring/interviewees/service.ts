import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { contactBarOf } from '@/validators/applicant-contact'
import { jobStartOf } from '@/validators/job-start'
import { areShiftsChosen } from '@/validators/shift-places'
import type { ApplicationState } from '@/validators/states/application'
import type { Actor } from '../../platform/access/actor'
import { shownName } from '../../shapes/applicant'
import { type Application, findApplication, findLatestMover } from '../applications/repository'
import { shiftsOfWorker } from '../applications/terms'
import { findApplicationOf } from '../interview-news/repository'
import { findJobPost } from '../job-posts/repository'
import { termsOfShift } from '../job-posts/shift-places'
import { listInterviewees, listPostsWithInterviewees } from './repository'

/** How many posts are answered at once, and how many people of each. */
const postsAtMost = 50
const peopleAtMost = 50

export const Interviewees = Named(
  'Interviewees',
  Type.Object({
    items: Type.Array(
      Type.Object({
        jobPostId: Uuid,
        title: nullable(Type.String()),
        branchName: nullable(Type.String()),
        firstDay: nullable(Type.String({ format: 'date', description: 'of its first shift' })),
        people: Type.Array(
          Type.Object({
            workerId: Uuid,
            displayName: Type.String({ description: 'with an initial where the contact is barred' }),
          }),
          { description: 'who wait for an answer, the newest first; nobody whose account is closing' },
        ),
        hasMore: Type.Boolean({ description: 'more of its applicants wait than are here' }),
      }),
      { description: 'published, paused and filled posts with such people, the newest first' },
    ),
    hasMore: Type.Boolean({ description: 'there are more such posts than are here' }),
  }),
)

/** Whom the company can ask to an interview: the applicants who wait for an answer, by the posts the member sees. */
export async function intervieweesOf(
  db: Database,
  { scope, reach }: Actor,
): Promise<Static<typeof Interviewees>> {
  const posts = await listPostsWithInterviewees(db, { ...scope, limit: postsAtMost + 1 })
  const shown = posts.slice(0, postsAtMost)
  const rows = await listInterviewees(db, {
    companyId: scope.companyId,
    ids: shown.map(({ id }) => id),
    limit: peopleAtMost + 1,
  })
  return {
    items: shown.map(({ id, ...post }) => {
      const waiting = rows.filter(({ jobPostId }) => jobPostId === id)
      const people = waiting.slice(0, peopleAtMost).flatMap(({ workerId, worker, ...one }) => {
        const displayName = shownName(worker, contactBarOf(reach, { ...one, placeLostAt: null }))
        return displayName === null ? [] : [{ workerId, displayName }]
      })
      return { jobPostId: id, ...post, people, hasMore: waiting.length > peopleAtMost }
    }),
    hasMore: posts.length > postsAtMost,
  }
}

/** What a member decides about somebody who then needs no interview. */
const decidedStates = ['offered', 'hired', 'rejected'] as const satisfies readonly ApplicationState[]
const isDecided = (state: ApplicationState): state is (typeof decidedStates)[number] =>
  (decidedStates as readonly ApplicationState[]).includes(state)

export const WorkStart = Named(
  'WorkStart',
  Type.Object({
    start: nullable(
      Type.Object({
        at: Type.String({ format: 'date-time' }),
        shift: OneOf(['first', 'last'] as const),
      }),
    ),
    decided: nullable(
      Type.Object(
        {
          state: OneOf(decidedStates),
          version: Type.Integer(),
          memberName: nullable(Type.String({ description: 'as they are called now; null once they left' })),
          isOwn: Type.Boolean({ description: 'it was the caller' }),
        },
        { description: 'what a member decided about them; null while they wait, and for what a worker did' },
      ),
    ),
  }),
)

async function decidedAbout(
  db: Database,
  { uid }: Actor,
  application: Application,
): Promise<Static<typeof WorkStart>['decided']> {
  const { state, version } = application
  const mover = isDecided(state) ? await findLatestMover(db, application) : null
  if (!isDecided(state) || mover?.who !== 'member') return null
  return { state, version, memberName: mover.memberName, isOwn: mover.memberUid === uid }
}

/**
 * When the work of a post begins for somebody, so that an interview about it would come too late: by the shifts they work or
 * would, or by all of them where they have not applied; and what a member has decided about them. 404 for a post the member
 * does not see.
 */
export async function workStartOf(
  db: Database,
  actor: Actor,
  { jobPostId, workerId }: { readonly jobPostId: string; readonly workerId: string },
): Promise<Static<typeof WorkStart>> {
  const { scope } = actor
  const post = await findJobPost(db, scope, jobPostId)
  if (!post) throw notFound()
  const { companyId } = scope
  const id = await findApplicationOf(db, { companyId, jobPostId, workerId })
  const application = id === null ? null : await findApplication(db, { companyId, id })
  const shifts = application ? shiftsOfWorker(post.shifts, application) : post.shifts
  return {
    start: jobStartOf(shifts.map(termsOfShift), areShiftsChosen(post)),
    decided: application && (await decidedAbout(db, actor, application)),
  }
}
