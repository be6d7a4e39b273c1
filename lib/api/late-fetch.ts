import 'client-only'
import { unreachable } from './unreachable'

/**
 * `fetchOrProblem` for the browser, whose code loads with the first request. A request whose code cannot be loaded is
 * answered as one that does not reach the server.
 */
export async function fetchOrProblemLate(request: Request): Promise<Response> {
  const policy = await import('./fetch-policy').catch(() => null)
  return policy ? policy.fetchOrProblem(request) : Response.json(unreachable, { status: unreachable.status })
}
