import { operations } from './generated/operations'

export type ServiceName = (typeof operations)[number]['service']
export type Operation = {
  readonly service: ServiceName
  readonly method: string
  readonly path: string
  readonly signIn: 'none' | 'optional' | 'required'
}

type Entry = { readonly operation: Operation; readonly pattern: RegExp }

/** What an id in a path may be made of; it leaves no way to spell another path. */
const idPattern = '[A-Za-z0-9_-]{1,128}'

const entries: Readonly<Record<ServiceName, readonly Entry[]>> = {
  'job-post': entriesOf('job-post'),
  partim: entriesOf('partim'),
}

function placeholders(path: string): number {
  return path.split('{').length
}

/** Those that name more of their path first: `/v1/members/me` is also the path of a member called so. */
function entriesOf(service: ServiceName): Entry[] {
  return operations
    .filter((operation) => operation.service === service)
    .sort((one, other) => placeholders(one.path) - placeholders(other.path))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
}

function patternOf(template: string): RegExp {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, idPattern)
  return new RegExp(`^${pattern}$`)
}

/**
 * Printable URL characters; percent signs only before two hex digits of something printable, so no control
 * character travels on.
 */
const searchPattern = /^(?:\?(?:[\w.~!$&'()*+,;=:@/?[\]-]|%(?!7[Ff])[2-9A-Fa-f][0-9A-Fa-f])*)?$/
const maximumSearchLength = 2_048

/** The published operation a method and an undecoded path name, if any. */
export function findOperation(service: ServiceName, method: string, path: string): Operation | undefined {
  // Reads by HEAD are GET without the body; Next answers them by calling the GET handler.
  const wanted = method === 'HEAD' ? 'GET' : method
  return entries[service].find((entry) => entry.operation.method === wanted && entry.pattern.test(path))
    ?.operation
}

/** True for a query string that may travel on. */
export function isCleanSearch(search: string): boolean {
  return search.length <= maximumSearchLength && searchPattern.test(search)
}
