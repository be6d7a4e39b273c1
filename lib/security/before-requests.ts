import 'server-only'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

type Asked = { readonly server: Server; readonly request: IncomingMessage; readonly response: ServerResponse }

/** Answers a request itself, or has it passed on by `pass`. */
type Step = (asked: Asked, pass: () => void) => void

/**
 * Puts a step before the framework, for every request to this process's servers; the step put on last comes first. Once
 * per name, however many bundles of the framework contain a copy of the module that asks for it.
 */
export function beforeRequests(name: string, step: Step): void {
  const prototype = Server.prototype as Server & { [installed: symbol]: true | undefined }
  const installed = Symbol.for(`partim.before-requests.${name}`)
  if (prototype[installed]) return
  prototype[installed] = true

  const { emit } = prototype
  prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
    const pass = () => Reflect.apply(emit, this, [event, ...values]) as boolean
    if (event !== 'request') return pass()
    const [request, response] = values as [IncomingMessage, ServerResponse]
    step({ server: this, request, response }, pass)
    return true
  } as typeof emit
}
