import 'client-only'
import type { Client } from 'openapi-fetch'
import type { BrowserClients } from './browser-clients'
import type { paths as JobPostPaths } from './generated/job-post'
import type { paths as PartimPaths } from './generated/partim'
import { asProblem, ProblemError } from './problem'
import { unreachable } from './unreachable'

export { asProblem, type Problem, ProblemError, problemOf } from './problem'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type LateClient<Paths extends object> = Pick<Client<Paths>, Method>
type Call = (path: never, options: never) => Promise<unknown>

/**
 * A client whose code loads with the first call, because no page calls a service before it is shown. A call whose code
 * cannot be loaded is answered as one that does not reach the service.
 */
function lateClient<Paths extends object>(service: keyof BrowserClients): LateClient<Paths> {
  const calling =
    (method: Method): Call =>
    async (path, options) => {
      const clients = await import('./browser-clients').catch(() => null)
      if (!clients)
        return { error: unreachable, response: new Response(null, { status: unreachable.status }) }
      const client: Record<Method, Call> = clients.browserClients[service]
      return client[method](path, options)
    }
  return {
    GET: calling('GET'),
    POST: calling('POST'),
    PUT: calling('PUT'),
    PATCH: calling('PATCH'),
    DELETE: calling('DELETE'),
  } as LateClient<Paths>
}

/** The job-post service through our own origin; a network failure also becomes a problem. */
export const jobPost = lateClient<JobPostPaths>('jobPost')

/** What a phone app's pass opens of the job-post service. */
export const topup = lateClient<JobPostPaths>('topup')

/** The partim service through our own origin. */
export const partim = lateClient<PartimPaths>('partim')

export type Answer<Data> = { data?: Data; error?: unknown; response: Response }

/** The data of a call to one of these clients; rejects with a ProblemError when the call is refused or fails. */
export async function dataOf<Data>(asked: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await asked
  if (!response.ok) throw new ProblemError(asProblem(error, response))
  return data as Data
}
