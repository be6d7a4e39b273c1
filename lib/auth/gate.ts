import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'
import { cardSources } from '@/lib/security/card-sources'
import { policyHeader, type Sources, trustInNonce } from '@/lib/security/content-security-policy'
import { newNonce } from '@/lib/security/nonce'
import { permissionsHeader, recordingPermissions, talkPermissions } from '@/lib/security/permissions-policy'
import { isCardScreen } from './card-screens'
import { ownHome } from './home-of-members'
import { withTokenInCookie } from './link-token'
import { loginPath, safeNextPath } from './next-path'
import { isRecordingScreen, isTalkScreen, recordingPath } from './recording-screens'
import { requestPathHeader } from './request-path'
import { isSignedOutScreen, memberView, openMemberScreens, type Route, routes } from './routes'
import { isLinkScreen, isSecretScreen } from './secret-screens'
import { restoreMark, sessionOf } from './session-cookie'
import type { Identity } from './token'
import { passOf } from './topup-pass'
import { topupPath } from './topup-path'
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
      return signedIn(request, redirectTo(request, home), session.identity)
    }
    const answer = showOpen(request, open)
    return open.rendering === 'static' ? answer : withMark(request, answer)
  }

  if (screen === topupPath) {
    const answer = withPass(request)
    if (answer) return answer
  }
  const path = pathOf(request)
  const session = await checkSession(sessionOf(request))
  if (open) {
    if (!('identity' in session)) return showOpen(request, open)
    return signedIn(request, letThrough(request, { [requestPathHeader]: path }, memberView), session.identity)
  }
  if ('identity' in session) {
    // Anybody else is told there whose screen it is, and needs no camera for it.
    const { uid, kind } = session.identity
    const mayRecord = kind !== 'employer' && screen === recordingPath(uid)
    return signedIn(
      request,
      isCardScreen(screen)
        ? showForCards(request, path)
        : mayRecord
          ? showForRecording(request, path)
          : isTalkScreen(screen)
            ? showTalk(request, path)
            : letThrough(request, { [requestPathHeader]: path }),
      session.identity,
    )
  }
  if (session.refusal === 'keys_unavailable') return unavailablePage()
  return redirectTo(request, loginPath(path, session.refusal === 'expired' ? 'expired' : undefined))
}

/**
 * For the top-up screen inside a phone app: a link's token is exchanged for a pass before anything is rendered, and a
 * pass stands for a session there. Who comes back to it after their pass is told so. Null for who has neither: ordinary
 * sign-in.
 */
function withPass(request: NextRequest): Response | null {
  const { searchParams } = request.nextUrl
  if (searchParams.has('token')) {
    // Who only looks at a link, as previews do, must not use it up.
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } })
    const opening = request.nextUrl.clone()
    opening.pathname = '/api/topup/open'
    return NextResponse.rewrite(opening)
  }
  const isOver = searchParams.has('link') || searchParams.has('from')
  if (passOf(request) === null && !isOver) return null
  return showForCards(request, pathOf(request))
}

/** Adds the account's mark to an answer for a valid session whose browser does not have it. */
async function signedIn(
  request: NextRequest,
  answer: NextResponse,
  { uid }: Pick<Identity, 'uid'>,
): Promise<NextResponse> {
  await restoreMark(request, answer, uid)
  return answer
}

/** The same for an open screen, whose visitor may be signed in all the same. */
async function withMark(request: NextRequest, answer: NextResponse): Promise<NextResponse> {
  const session = await checkSession(sessionOf(request))
  return 'identity' in session ? signedIn(request, answer, session.identity) : answer
}

/**
 * A screen that holds a secret is always loaded as its own document: a router that wants to insert it into a document
 * where other scripts may run gets an empty answer, and loads the page as a whole.
 */
async function showSecret(request: NextRequest, screen: string): Promise<Response> {
  const withoutToken = isLinkScreen(screen) ? withTokenInCookie(request, screen) : null
  const wanted = request.headers.get('Sec-Fetch-Dest') ?? 'document'
  const answer =
    wanted === 'document' ? (withoutToken ?? (await withMark(request, letThrough(request)))) : asDocument()
  answer.headers.set('Referrer-Policy', 'no-referrer')
  return answer
}

/**
 * A screen on which a card may be typed is loaded as its own document, like one that holds a secret: the policy of
 * another one would not allow the payment provider, and trackers may run in it. Between such screens the router may move.
 */
function showForCards(request: NextRequest, path: string): NextResponse {
  if (!isOwnDocument(request, isCardScreen)) return asDocument()
  return letThrough(request, { [requestPathHeader]: path }, '', cardSources(webSettings()))
}

/** The screen on which films are recorded is loaded as its own document too: another one may use neither camera nor microphone. */
function showForRecording(request: NextRequest, path: string): NextResponse {
  if (!isOwnDocument(request, isRecordingScreen)) return asDocument()
  const answer = letThrough(request, { [requestPathHeader]: path })
  answer.headers.set(permissionsHeader, recordingPermissions)
  return answer
}

/**
 * Chat is shown in any document, so that opening it is quick; one that was opened there may use the microphone. Whoever records a
 * voice in another one has it loaded anew (components/talk).
 */
function showTalk(request: NextRequest, path: string): NextResponse {
  const answer = letThrough(request, { [requestPathHeader]: path })
  if ((request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document')
    answer.headers.set(permissionsHeader, talkPermissions)
  return answer
}

/** Whether a request is for a document, or for a part of one that is of the same kind already. */
function isOwnDocument(request: NextRequest, isOfKind: (path: string) => boolean): boolean {
  if ((request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document') return true
  const from = request.headers.get('Referer') ?? ''
  return URL.canParse(from) && isOfKind(new URL(from).pathname)
}

/** The empty answer to a router, which loads the page as a whole instead. */
const asDocument = () => new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

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
  sources: Sources = {},
): NextResponse {
  const policy = trustInNonce(newNonce(), sources)
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
