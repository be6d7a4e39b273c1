import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** How a fake misbehaves. `reject` applies to mail only: the recipient is refused temporarily (SMTP 451). */
export const faultModes = ['slow', 'hang', 'reset', '5xx', 'garbage', 'html', 'misshapen', 'reject'] as const
export type FaultMode = (typeof faultModes)[number]

export type Fault = {
  /** Part of the path (including the query) that the fault applies to; empty means every request. */
  readonly match: string
  readonly mode: FaultMode
  /** Milliseconds by which a `slow` answer is delayed. */
  readonly delayMs: number
  /** How many more requests it affects; null means until it is removed. */
  readonly times: number | null
}

const defaultDelayMs = 3_000

/** The faults active in one fake, at most one per `match`. */
export class FaultTable {
  readonly #faults = new Map<string, Fault>()

  /** Activates a fault from an untrusted body. Throws TypeError with what is wrong with it. */
  set(body: unknown): Fault {
    const fault = parseFault(body)
    this.#faults.set(fault.match, fault)
    return fault
  }

  list(): Fault[] {
    return [...this.#faults.values()]
  }

  clear(): void {
    this.#faults.clear()
  }

  /** The fault for this request, with its count reduced; undefined when none applies. */
  take(path: string, concerns: (mode: FaultMode) => boolean): Fault | undefined {
    const fault = this.list().find(({ match, mode }) => path.includes(match) && concerns(mode))
    if (fault?.times === 1) this.#faults.delete(fault.match)
    else if (fault?.times) this.#faults.set(fault.match, { ...fault, times: fault.times - 1 })
    return fault
  }
}

function parseFault(body: unknown): Fault {
  const { match = '', mode, delayMs = defaultDelayMs, times = null } = Object(body) as Record<string, unknown>
  const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
  if (typeof match !== 'string') throw new TypeError('match must be a part of a path')
  if (!faultModes.includes(mode as FaultMode))
    throw new TypeError(`mode must be one of ${faultModes.join(', ')}`)
  if (!isCount(delayMs)) throw new TypeError('delayMs must be a number of milliseconds')
  if (times !== null && !(isCount(times) && times > 0))
    throw new TypeError('times must be a positive whole number')
  return { match, mode: mode as FaultMode, delayMs, times }
}

/** Applies a fault to a request. True when the request should still be answered normally. */
export async function suffer(fault: Fault, req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  // Without this header a browser reports every fault as a network error.
  res.setHeader('access-control-allow-origin', req.headers.origin ?? '*')
  const answer = (status: number, type: string, body: string) =>
    res.writeHead(status, { 'content-type': type }).end(body)
  switch (fault.mode) {
    case 'slow':
      await delay(fault.delayMs)
      return !req.socket.destroyed
    case 'reset':
      req.socket.resetAndDestroy()
      break
    case '5xx':
      answer(503, 'application/json', '{"error":{"code":503,"message":"SANDBOX_FAULT"}}')
      break
    case 'garbage':
      answer(200, 'application/json', '{"status":{"code":"10')
      break
    case 'misshapen':
      answer(200, 'application/json', '{"status":{"code":"1000"},"data":"none","error":[]}')
      break
    case 'html':
      answer(
        200,
        'text/html; charset=utf-8',
        '<!doctype html><title>Request rejected</title><p>Support ID: 0',
      )
      break
    case 'hang':
    case 'reject':
      break
  }
  return false
}
