import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { policyHeader, trustInNonce } from '@/lib/security/content-security-policy'
import { newNonce } from '@/lib/security/nonce'
import { ownHome } from './home-of-members'
import { withTokenInCookie } from './link-token'
import { loginPath, safeNextPath } from './next-path'
import { requestPathHeader } from './request-path'
import { isSignedOutScreen, memberView, openMemberScreens, type Route, routes } from './routes'
import { isLinkScreen, isSecretScreen } from './secret-screens'
import { restoreMark, sessionOf } from './session-cookie'
import { unavailablePage } from './unavailable-page'
import { checkSession } from './web-verifier'

const plainRoutes: ReadonlyMap<string, Route> = new Map(routes.map((route) => [route.path, route]))

/** A parameter is an id or a code; these characters cannot be another spelling of a screen's own name. */
const parameter = '[\\w-]+'

const routesByPattern = routes
  .filter(({ path }) => path.includes('{'))
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, parameter)}$`) }))

/** The route of a screen; a route without parameters takes precedence over one with. */
const routeOf = (screen: string): Route | undefined =>
  plainRoutes.get(screen) ?? routesByPattern.find(({ pattern }) => pattern.test(screen))?.route

/**
 * The first of three gates: lets a request for an auth route through only with a session that verifies offline, and
 * redirects signed-in people away from the login page. Page, handler and service each check on their own. A request
 * that is let through to be rendered gets a nonce for its scripts.
 */
export async function gate(request: NextRequest): Promise<Response> {
  const { nextUrl } = request
  const screen = screenOf(request)
  if (isSecretScreen(screen)) return showSecret(request, screen)
  const route = routeOf(screen)
  const open = route?.auth === false ? route : null

  if (open && !openMemberScreens.includes(open)) {
    // A reason means that the cookie is invalid although it still verifies: the page must be shown to say so.
    const mayLeadAway = isSignedOutScreen(screen) && !nextUrl.searchParams.has('reason')
    const session = mayLeadAway ? await checkSession(sessionOf(request)) : null
    if (session && 'identity' in session) {
      const home = ownHome(safeNextPath(nextUrl.searchParams.get('next')), session.identity.kind)
      return signedIn(request, redirectTo(request, home))
    }
    return showOpen(request, open)
  }

  const path = pathOf(request)
  const session = await checkSession(sessionOf(request))
  if (open) {
    if (!('identity' in session)) return showOpen(request, open)
    return signedIn(request, letThrough(request, { [requestPathHeader]: path }, memberView))
  }
  if ('identity' in session) return signedIn(request, letThrough(request, { [requestPathHeader]: path }))
  if (session.refusal === 'keys_unavailable') return unavailablePage()
  return redirectTo(request, loginPath(path, session.refusal === 'expired' ? 'expired' : undefined))
}

/** Adds the mark to an answer for a valid session whose browser does not have it. */
function signedIn(request: NextRequest, answer: NextResponse): NextResponse {
  restoreMark(request, answer)
  return answer
}

/**
 * A screen that holds a secret is always loaded as its own document: a router that wants to insert it into a document
 * where other scripts may run gets an empty answer, and loads the page as a whole.
 */
function showSecret(request: NextRequest, screen: string): Response {
  const withoutToken = isLinkScreen(screen) ? withTokenInCookie(request, screen) : null
  const wanted = request.headers.get('Sec-Fetch-Dest') ?? 'document'
  const answer =
    wanted === 'document'
      ? (withoutToken ?? letThrough(request))
      : new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  answer.headers.set('Referrer-Policy', 'no-referrer')
  return answer
}

const showOpen = (request: NextRequest, { rendering }: Route) =>
  rendering === 'static' ? NextResponse.next() : letThrough(request)

/**
 * The framework puts the nonce it finds in the request's policy on every script it renders. With `below`, the page of
 * the same name below that path is rendered at the same address.
 */
function letThrough(
  request: NextRequest,
  more: Readonly<Record<string, string>> = {},
  below = '',
): NextResponse {
  const policy = trustInNonce(newNonce())
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries({ ...more, [policyHeader]: policy })) headers.set(name, value)
  const answer = { request: { headers }, headers: { [policyHeader]: policy } }
  if (below === '') return NextResponse.next(answer)
  const view = request.nextUrl.clone()
  view.pathname = `${below}${view.pathname}`
  return NextResponse.rewrite(view, answer)
}

/** The router's prefetch requests add their own segments to the path of a screen. */
function screenOf({ nextUrl }: NextRequest): string {
  return nextUrl.pathname.replace(/\.segments\/.*$/, '')
}

function pathOf(request: NextRequest): string {
  const screen = screenOf(request)
  const search = new URLSearchParams(request.nextUrl.searchParams)
  search.delete('_rsc')
  return search.size > 0 ? `${screen}?${search}` : screen
}

function redirectTo(request: NextRequest, path: string): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
