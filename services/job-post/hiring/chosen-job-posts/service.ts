import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import type { PublicJobPost, PublicJobPostSummary } from '../public-job-posts/present'
import { type Audience, findJobPostFor, findPublicJobPost, listChosen } from '../public-job-posts/repository'
import { presentWithPlaces } from '../public-job-posts/service'

/** How many posts are shown; a worker with more reads the latest first anyway. */
const shownAtOnce = 50

/** The calling worker, and the companies that chose them; 503 when the partim service does not answer. */
export async function audienceOf(profiles: WorkerProfiles, worker: ForwardedCaller): Promise<Audience> {
  const [{ id }, favouriteOf] = await Promise.all([profiles.ask(worker), profiles.askFavouriteOf(worker)])
  return { workerId: id, favouriteOf }
}

/** The open posts that companies show only to chosen workers, for the calling worker. */
export async function chosenJobPosts(
  db: Database,
  profiles: WorkerProfiles,
  worker: ForwardedCaller,
): Promise<Static<typeof PublicJobPostSummary>[]> {
  const posts = await listChosen(db, await audienceOf(profiles, worker), shownAtOnce)
  return presentWithPlaces(db, posts)
}

/**
 * A post that the calling worker may read: a public one, or one they were chosen for, invited to or applied to; 404 for
 * any other. For public posts the partim service is not needed.
 */
export async function readJobPostFor(
  db: Database,
  profiles: WorkerProfiles,
  worker: ForwardedCaller,
  id: string,
): Promise<Static<typeof PublicJobPost>> {
  const post =
    (await findPublicJobPost(db, id)) ?? (await findJobPostFor(db, id, await audienceOf(profiles, worker)))
  const [shown] = post ? await presentWithPlaces(db, [post]) : []
  if (!shown) throw notFound()
  return shown
}
