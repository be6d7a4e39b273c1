import { documentVersions } from '@/validators/document-versions'
import { workTypes } from '@/validators/work-types'

type Page = {
  readonly path: string
  /** Its texts under `pages` in messages/th.json, and its social picture's name in public/social. */
  readonly key: string
  /** What kind of page it is: the footer lists each group, and the header the guides. */
  readonly group: 'start' | 'guides' | 'policies'
  /** Priority relative to our other pages in the sitemap, 0 to 1. */
  readonly priority: number
  /** Day its content last changed, YYYY-MM-DD. */
  readonly changedOn: string
  /** Last path segments of the pages below it, such as the work types below a price page. */
  readonly children?: readonly string[]
}

const pages = [
  { path: '/', key: 'home', group: 'start', priority: 1, changedOn: '2026-11-27' },
  { path: '/jobs', key: 'jobs', group: 'start', priority: 0.9, changedOn: '2026-11-22' },
  { path: '/register', key: 'register', group: 'start', priority: 0.8, changedOn: '2026-11-21' },
  { path: '/login', key: 'login', group: 'start', priority: 0.5, changedOn: '2026-11-21' },
  { path: '/product', key: 'product', group: 'guides', priority: 0.9, changedOn: '2026-11-27' },
  {
    path: '/profile-package',
    key: 'profilePackage',
    group: 'guides',
    priority: 0.8,
    changedOn: '2026-11-21',
    children: workTypes,
  },
  { path: '/howto', key: 'howto', group: 'guides', priority: 0.7, changedOn: '2026-11-27' },
  { path: '/question', key: 'question', group: 'guides', priority: 0.7, changedOn: '2026-11-27' },
  { path: '/job-interview', key: 'jobInterview', group: 'guides', priority: 0.6, changedOn: '2026-11-27' },
  {
    path: '/business-policy',
    key: 'businessPolicy',
    group: 'policies',
    priority: 0.3,
    changedOn: documentVersions.businessPolicy,
  },
  {
    path: '/condition',
    key: 'condition',
    group: 'policies',
    priority: 0.3,
    changedOn: documentVersions.condition,
  },
  {
    path: '/cookie-policy',
    key: 'cookiePolicy',
    group: 'policies',
    priority: 0.3,
    changedOn: documentVersions.cookiePolicy,
  },
  {
    path: '/privacy-policy',
    key: 'privacyPolicy',
    group: 'policies',
    priority: 0.3,
    changedOn: documentVersions.privacyPolicy,
  },
] as const satisfies readonly Page[]

export type PublicPath = (typeof pages)[number]['path']
export type PublicPageKey = (typeof pages)[number]['key']
export type PublicPage = Page & { readonly path: PublicPath; readonly key: PublicPageKey }

/**
 * The pages search engines may list: the single source of the sitemap, public metadata and social pictures. Each is an
 * open route of routes.ts; the other open routes are steps of a personal task.
 */
export const publicPages: readonly PublicPage[] = pages

/** The address of a page below a public one: a further path segment, or a query (`?…`). */
export const pathBelow = (path: string, segment: string) =>
  segment.startsWith('?') ? `${path}${segment}` : `${path}/${segment}`

/** The entry of a public page. */
export function publicPage<Path extends PublicPath>(path: Path) {
  return pages.find((page) => page.path === path) as Extract<(typeof pages)[number], { path: Path }>
}
