import { jobsOnCards } from '@/components/screens/jobs/jobs-on-cards'
import { apiHandler } from '@/lib/api/handler'
import { newestJobPosts, newestSeconds } from '@/lib/job-posts/data'

/** The newest open jobs as cards, for the prerendered home page; the same for everybody. */
export const GET = apiHandler(async () =>
  // What is drawn on the server has no form in JSON.
  Response.json(
    (await jobsOnCards(await newestJobPosts())).map(({ heading: _, ...job }) => job),
    {
      headers: { 'Cache-Control': `public, max-age=${newestSeconds}` },
    },
  ),
)
