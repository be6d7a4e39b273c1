import { routes } from '@/lib/auth/routes'

const someId = '0190a5c2-1111-7000-8000-00000000000a'

/** The path of every auth route, with ids filled in. */
export const authPaths: readonly string[] = routes
  .filter((route) => route.auth)
  .map((route) => route.path.replace(/\{\w+\}/g, someId))

const encoded = (text: string) =>
  Array.from(text, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/** Spellings of a path that the router might read as a screen and the gate as something else. */
export function spellingsOf(path: string): readonly string[] {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
  return [
    path,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path}?x=1`,
    `${path}?_rsc=1x2y3`,
    `${path}#x`,
    `${path}.rsc`,
    `${path}.rsc?_rsc=1x2y3`,
    `${path}.json`,
    `${path}.txt`,
    `${path}.html`,
    `${path}.prefetch.rsc`,
    `${path}.segments/_tree.segment.rsc`,
    `${path}.segments/_full.segment.rsc`,
    `${path}.segments/__PAGE__.segment.rsc`,
    `${path}%2f`,
    `${path}%20`,
    `${path}%00`,
    `${path}%3f`,
    `${path};x`,
    `/${path}`,
    `//${path}`,
    `/.${path}`,
    `/%2e${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/login/..${path}`,
    `/api/healthz/..${path}`,
    `/_next/static/..${path}`,
    `/_next/data/x${path}.json`,
    `/_next/data/x/index/..${path}`,
    `/\\${path.slice(1)}`,
    `/%5c${path.slice(1)}`,
    `/%2f${path.slice(1)}`,
    `/${encoded(first)}${rest}`,
    `/${encoded(first.slice(0, 1))}${first.slice(1)}${rest}`,
    `/%25${encoded(first.slice(0, 1)).slice(1)}${first.slice(1)}${rest}`,
    `/${first.toUpperCase()}${rest}`,
    `/th${path}`,
    `/index${path}`,
  ]
}

const five = (name: string) => Array.from({ length: 5 }, () => name).join(':')

/** Headers that the framework uses internally, or that other servers are known to trust. */
export const forgedHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-Prefetch': '2' },
  { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%2Cnull%2C%22refetch%22%5D' },
  { 'x-middleware-subrequest': five('middleware') },
  { 'x-middleware-subrequest': five('src/middleware') },
  { 'x-middleware-subrequest': 'pages/_middleware' },
  { 'x-middleware-subrequest-id': 'x', 'x-middleware-next': '1' },
  { 'x-middleware-rewrite': '/login' },
  { 'x-middleware-invoke': '1', 'x-invoke-path': '/login', 'x-invoke-status': '200' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': '/login' },
  { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-now-route-matches': '1', 'x-nextjs-postponed': '1', 'next-resume': '1' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-bypass': 'x' },
  { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' },
  { Cookie: 'session=' },
  { Cookie: 'session=forged; session=forged' },
  { Cookie: '__Host-session=forged' },
  { Authorization: 'Bearer forged', 'x-partim-path': '/', 'x-user-id': '1' },
]
