import { operations } from './generated/operations'

export type ServiceName = (typeof operations)[number]['service']
export type Operation = {
  readonly service: ServiceName
  readonly method: string
  readonly path: string
  readonly signIn: 'none' | 'optional' | 'required'
  readonly pass?: 'topup'
  readonly isMedia?: true
  readonly isSlow?: true
}

type Entry = { readonly operation: Operation; readonly pattern: RegExp }

/** The characters of an id in a path; they cannot spell a different path. */
const idPattern = '[A-Za-z0-9_-]{1,128}'

const entries: Readonly<Record<ServiceName, readonly Entry[]>> = {
  'job-post': entriesOf('job-post'),
  partim: entriesOf('partim'),
}

function placeholders(path: string): number {
  return path.split('{').length
}

/** Operations with fewer placeholders first: `/v1/members/me` also matches the path of a member with id `me`. */
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
 * Printable URL characters; a percent sign only before the two hex digits of something printable, so that no control
 * character is passed on.
 */
const searchPattern = /^(?:\?(?:[\w.~!$&'()*+,;=:@/?[\]-]|%(?!7[Ff])[2-9A-Fa-f][0-9A-Fa-f])*)?$/
const maximumSearchLength = 2_048

/** The published operation for a method and an undecoded path, if any. */
export function findOperation(service: ServiceName, method: string, path: string): Operation | undefined {
  // HEAD is GET without the body; Next answers it by calling the GET handler.
  const wanted = method === 'HEAD' ? 'GET' : method
  return entries[service].find((entry) => entry.operation.method === wanted && entry.pattern.test(path))
    ?.operation
}

/** True for a query string that may be passed on. */
export function isCleanSearch(search: string): boolean {
  return search.length <= maximumSearchLength && searchPattern.test(search)
}
