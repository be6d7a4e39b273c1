import { apiHandler } from '@/lib/api/handler'
import { countWorkers, keptSeconds } from '@/lib/packages/data'

/** Asked by prerendered pages: how many workers there are for each type of work, the same for everybody. */
export const GET = apiHandler(async () =>
  Response.json(await countWorkers(), { headers: { 'Cache-Control': `public, max-age=${keptSeconds}` } }),
)
