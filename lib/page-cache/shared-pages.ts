import type { IncomingMessage } from 'node:http'
import { isId } from '@/lib/api/ids'
import { jobAppliedFor, wordedNext } from '@/lib/auth/next-path'
import { isOpenMemberScreen, isSignedOutScreen, routes } from '@/lib/auth/routes'
import { workTypes } from '@/validators/work-types'
import { jobLists, type Tag } from './page-cache'

/** A page that is the same for every anonymous visitor, or for everybody. */
export type SharedPage = {
  /** The address it is rendered at, and cached by. */
  readonly path: string
  /** What it shows of job posts, and changes with. */
  readonly tag: Tag
  /** Whether anybody can make up addresses of such pages without end. */
  readonly isOneOfMany: boolean
  /** Whether who is signed in gets the same page at this address. */
  readonly isForMembers: boolean
}

const staticPages: ReadonlySet<string> = new Set(
  routes
    .filter(({ rendering, path }) => rendering === 'static' && !path.includes('{'))
    .map(({ path }) => path),
)
/** Others lead signed-in people elsewhere, or have a view of their own for them (lib/auth/gate.ts). */
const pagesForMembers: ReadonlySet<string> = new Set(
  [...staticPages].filter((path) => !isOpenMemberScreen(path) && !isSignedOutScreen(path)),
)
const profilePackage = new RegExp(`^/profile-package/(?:${workTypes.join('|')})$`)
/** A screen below the jobs, as the gate reads addresses (lib/auth/gate.ts). */
const belowJobs = /^\/jobs\/([\w-]{1,64})$/
const screens: ReadonlySet<string> = new Set(routes.map(({ path }) => path))
const thaiName = /^[\u0e00-\u0e7f. ]{2,40}$/

/** What the parameters of a search for places and types of work may be; anything else is somebody's own search. */
const placesAndWork: Readonly<Record<string, (value: string) => boolean>> = {
  work: (value) => (workTypes as readonly string[]).includes(value),
  province: (value) => thaiName.test(value),
  district: (value) => thaiName.test(value),
}

type Addressed = Omit<SharedPage, 'isForMembers'>

/** A list, its parameters in one order; null for a search that is rendered for each request. */
function listOf(query: URLSearchParams): Addressed | null {
  const names = [...query.keys()]
  const isPlain = names.every((name, index) => {
    const allows = placesAndWork[name]
    return allows?.(query.get(name) ?? '') && names.indexOf(name) === index
  })
  if (!isPlain) return null
  const ordered = new URLSearchParams()
  for (const name of Object.keys(placesAndWork)) {
    const value = query.get(name)
    if (value) ordered.set(name, value)
  }
  const isOneOfMany = ordered.has('province') || ordered.has('district')
  return { path: ordered.size > 0 ? `/jobs?${ordered}` : '/jobs', tag: jobLists, isOneOfMany }
}

/** The page of a post, also of one that does not exist; null for a screen of its own, and another spelling of an id. */
function jobAt(path: string): Addressed | null {
  const [, name] = belowJobs.exec(path) ?? []
  const isOther = name === undefined || screens.has(path) || (isId(name) && name !== name.toLowerCase())
  return isOther ? null : { path, tag: name, isOneOfMany: false }
}

/**
 * The page of signing in or registering: one for each job that somebody goes on to apply for, which it names, one for others who
 * look for work, and one for everybody else. `as` chooses the kind of account, as links from jobs say it.
 */
function entrance(path: '/login' | '/register', query: URLSearchParams): Addressed {
  const isWorker = path === '/register' && query.get('as') === 'worker'
  const next = wordedNext(query.get('next'))
  const job = next === null ? null : jobAppliedFor(next)
  const shown = new URLSearchParams()
  if (isWorker) shown.set('as', 'worker')
  // Whoever registers as a worker is spoken to as one already.
  if (next !== null && (job || path === '/login')) shown.set('next', next)
  return { path: shown.size > 0 ? `${path}?${shown}` : path, tag: job, isOneOfMany: job !== null }
}

/**
 * The shared page an address names, or null where the page depends on more. Parameters that the browser alone reads, such
 * as those of campaigns and most of `next`, are left out.
 */
export function sharedPageAt(address: string): SharedPage | null {
  const page = addressedPage(address)
  return page && { ...page, isForMembers: pagesForMembers.has(page.path) }
}

function addressedPage(address: string): Addressed | null {
  const [path = '', search = ''] = address.split('?', 2)
  const query = new URLSearchParams(search)
  if (path === '/jobs') {
    query.delete('_rsc')
    return listOf(query)
  }
  // Why somebody was signed out is said by the page itself.
  if (path === '/login') return query.has('reason') ? null : entrance(path, query)
  if (path === '/register') return entrance(path, query)
  return isPrerendered(path) ? { path, tag: null, isOneOfMany: false } : jobAt(path)
}

const isPrerendered = (path: string) => staticPages.has(path) || profilePackage.test(path)

/** The value of a request's cookie. */
export const cookieOf = ({ headers }: Pick<IncomingMessage, 'headers'>, name: string): string | undefined =>
  headers.cookie
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/**
 * The shared page a request is for; null for anything else, and for who carries a session, whatever it is worth, where
 * signed-in people get another page.
 */
export function sharedPageOf(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  sessionCookie: string,
): SharedPage | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.authorization !== undefined) return null
  const page = sharedPageAt(url)
  return page?.isForMembers === false && cookieOf({ headers }, sessionCookie) !== undefined ? null : page
}

/**
 * The prerendered page a request with a session cookie is for, which is shown as to anonymous visitors where the session is over;
 * null for anything else. As it was built it names no site (built-origin.ts).
 */
export function prerenderedPageOf({
  method,
  url = '',
}: Pick<IncomingMessage, 'method' | 'url'>): SharedPage | null {
  const page = method === 'GET' || method === 'HEAD' ? sharedPageAt(url) : null
  return page && isPrerendered(page.path) ? page : null
}
