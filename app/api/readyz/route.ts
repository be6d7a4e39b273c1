import { apiHandler } from '@/lib/api/handler'
import { readiness } from '@/lib/observability/readiness'

export const dynamic = 'force-dynamic'

/** Whether requests can be served: 503 while a service this server depends on is not ready. */
export const GET = apiHandler(async () => {
  const state = await readiness()
  return Response.json(state, { status: state.status === 'ready' ? 200 : 503 })
})
