import 'client-only'
import { unreachable } from './unreachable'

const unreached = (): Response => Response.json(unreachable, { status: unreachable.status })

/**
 * `fetchForOwner`, whose code loads with the first request. A request whose code cannot be loaded is answered as one that
 * does not reach the server.
 */
export async function fetchOrProblemLate(request: Request): Promise<Response> {
  const page = await import('./page-fetch').catch(() => null)
  return page ? page.fetchForOwner(request) : unreached()
}

/** The same for signing in, which makes a page its owner's again. */
export async function fetchForAnybodyLate(request: Request): Promise<Response> {
  const policy = await import('./fetch-policy').catch(() => null)
  return policy ? policy.fetchOrProblem(request) : unreached()
}
