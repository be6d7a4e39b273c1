import 'server-only'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { problemResponse, refusal } from '@/lib/api/refusal'

/** The methods pages and handlers know; each address refuses of these what it does not take. */
const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
const known: ReadonlySet<string> = new Set(allowedMethods)

const installed = Symbol.for('partim.allowed-methods')

/**
 * Answers every other method (TRACE, PROPFIND …) of this process's servers with 405 before the framework sees it: of some
 * of them it cannot even make its Request, and calls that a failure of its own.
 */
export function refuseOtherMethods(): void {
  const prototype = Server.prototype as Server & { [installed]?: true }
  if (prototype[installed]) return
  prototype[installed] = true

  const { emit } = prototype
  prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const [request, response] = values as [IncomingMessage, ServerResponse]
    if (event !== 'request' || known.has(request.method ?? ''))
      return Reflect.apply(emit, this, [event, ...values]) as boolean
    void refuse(response)
    return true
  } as typeof emit
}

async function refuse(response: ServerResponse): Promise<void> {
  const answer = problemResponse({
    ...refusal('method_not_allowed').problem,
    requestId: crypto.randomUUID(),
  })
  const headers = { ...Object.fromEntries(answer.headers), Allow: allowedMethods.join(', ') }
  response.writeHead(answer.status, headers).end(await answer.text())
}
