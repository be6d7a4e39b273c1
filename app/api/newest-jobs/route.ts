import { jobsOnCards } from '@/components/screens/jobs/jobs-on-cards'
import { apiHandler } from '@/lib/api/handler'
import { newestJobPosts, newestSeconds } from '@/lib/job-posts/data'

/** The newest open jobs as cards, for the prerendered home page; the same for everybody. */
export const GET = apiHandler(async () =>
  Response.json(await jobsOnCards(await newestJobPosts()), {
    headers: { 'Cache-Control': `public, max-age=${newestSeconds}` },
  }),
)
