import 'server-only'
import type { ServerResponse } from 'node:http'
import { problemResponse, refusal } from '@/lib/api/refusal'
import { beforeRequests } from './before-requests'

/** The methods that pages and handlers know; each address refuses those of them that it does not support. */
const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const known: ReadonlySet<string> = new Set(allowedMethods)

/**
 * Answers every other method (TRACE, PROPFIND …) in this process's servers with 405 before the framework sees it: for
 * some of them the framework cannot even construct its Request, and reports that as an internal error.
 */
export function refuseOtherMethods(): void {
  beforeRequests('allowed-methods', ({ request, response }, pass) => {
    if (known.has(request.method ?? '')) pass()
    else void refuse(response)
  })
}

async function refuse(response: ServerResponse): Promise<void> {
  const answer = problemResponse({
    ...refusal('method_not_allowed').problem,
    requestId: crypto.randomUUID(),
  })
  const headers = { ...Object.fromEntries(answer.headers), Allow: allowedMethods.join(', ') }
  response.writeHead(answer.status, headers).end(await answer.text())
}
