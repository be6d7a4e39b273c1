import 'server-only'
import type { IncomingHttpHeaders } from 'node:http'

/** Marks a request that this process makes to itself, to render a page that is kept for every stranger. */
const header = 'x-own-request'

const global = globalThis as { [key: symbol]: string | undefined }
const key = Symbol.for('partim.own-request')
/** One for the process, however many bundles of the framework hold a copy of this module; nobody else knows it. */
const word = global[key] ?? crypto.randomUUID()
global[key] = word

/** The headers of such a request: for the visitor who is the first to ask for the page, or for everybody (null). */
export const ownRequestHeaders = (visitor: string | null): Record<string, string> => ({
  [header]: [word, ...(visitor === null ? [] : [visitor])].join(' '),
})

/** Whom a request of this process to itself is for: an address, or null for everybody; undefined for any other request. */
export function ownRequestOf(headers: IncomingHttpHeaders): string | null | undefined {
  const [said, visitor] = String(headers[header] ?? '').split(' ')
  return said === word ? (visitor ?? null) : undefined
}
