import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Named } from '@/services/shared/schema'
import { areShiftsChosen, placesToFill } from '@/validators/shift-places'
import { workAheadStates } from '@/validators/states/job-post'
import type { JobPost } from '../job-posts/repository'
import { shiftPlaces } from '../job-posts/shift-places'
import { countShiftPlacesTaken } from './application-shifts-repository'
import { listDismissedOfShifts } from './dismissed-places-repository'
import { countsOfPosts } from './repository'

export const PostPlaces = Named(
  'PostPlaces',
  Type.Object({
    places: Type.Integer({
      description:
        'people needed, of each shift to come where shifts are chosen; not where a place was given back and needs nobody',
    }),
    taken: Type.Integer(),
    unopened: Type.Integer({ description: 'applications nobody has opened' }),
  }),
)
export type PostPlaces = Static<typeof PostPlaces>

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
const hasWorkAhead = ({ state }: JobPost) => (workAheadStates as readonly string[]).includes(state)

/**
 * How many people each of a company's posts has and needs, and how many wait unopened, by the post's id; for posts whose work
 * is to come. Three queries, however many posts there are.
 */
export async function placesOfPosts(
  db: Database,
  companyId: string,
  posts: readonly JobPost[],
): Promise<ReadonlyMap<string, PostPlaces>> {
  const ahead = posts.filter(hasWorkAhead)
  if (ahead.length === 0) return new Map()
  const ids = ahead.map(({ id }) => id)
  const counted = await countsOfPosts(db, { companyId, ids })
  const dismissedIn = await listDismissedOfShifts(db, { companyId, ids })
  const chosen = ahead.filter(areShiftsChosen)
  const takenOf = await countShiftPlacesTaken(
    db,
    chosen.map(({ id: jobPostId }) => ({ companyId, jobPostId })),
  )
  const countOf = (jobPostId: string, ...states: readonly string[]) =>
    sumOf(
      counted
        .filter((row) => row.jobPostId === jobPostId && states.includes(row.state))
        .map(({ people }) => people),
    )
  return new Map(
    ahead.flatMap((post): [string, PostPlaces][] => {
      const unopened = countOf(post.id, 'submitted')
      if (!areShiftsChosen(post)) {
        const taken = countOf(post.id, 'hired', 'completed')
        if (post.headcount === null) return []
        // Each shift has the same people.
        const gone = dismissedIn.filter(({ jobPostId }) => jobPostId === post.id).map(({ people }) => people)
        const places = placesToFill({ places: post.headcount, taken, dismissed: Math.max(0, ...gone) })
        return [[post.id, { places, taken, unopened }]]
      }
      const toCome = shiftPlaces(post, takenOf(post.id)).filter(({ hasBegun }) => !hasBegun)
      if (toCome.length === 0) return []
      const dismissedOf = (shiftId: string) =>
        dismissedIn.find((row) => row.jobPostId === post.id && row.shiftId === shiftId)?.places
      const places = sumOf(
        toCome.map((shift) => placesToFill({ ...shift, dismissed: dismissedOf(shift.shiftId) })),
      )
      return [[post.id, { places, taken: sumOf(toCome.map(({ taken }) => taken)), unopened }]]
    }),
  )
}
