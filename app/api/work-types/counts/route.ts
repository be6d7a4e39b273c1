import { apiHandler } from '@/lib/api/handler'
import { countWorkers, keptSeconds } from '@/lib/packages/data'

/** Used by prerendered pages: the number of workers for each type of work, the same for everybody. */
export const GET = apiHandler(async () =>
  Response.json(await countWorkers(), { headers: { 'Cache-Control': `public, max-age=${keptSeconds}` } }),
)
