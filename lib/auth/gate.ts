import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { loginPath, safeNextPath } from './next-path'
import { requestPathHeader } from './request-path'
import { signedOutScreens } from './routes'
import { sessionOf } from './session-cookie'
import { unavailablePage } from './unavailable-page'
import { checkSession } from './web-verifier'

/**
 * The first of three gates: lets a request for an auth route through only with a session that verifies offline,
 * and leads signed-in people away from the login page. Page, handler and service each refuse on their own.
 */
export async function gate(request: NextRequest): Promise<Response> {
  const { nextUrl } = request
  const session = await checkSession(sessionOf(request))

  if ((signedOutScreens as readonly string[]).includes(nextUrl.pathname)) {
    // With a reason the cookie is known to be worthless although it still verifies: the page must get to say so.
    const leadAway = 'identity' in session && !nextUrl.searchParams.has('reason')
    return leadAway
      ? redirectTo(request, safeNextPath(nextUrl.searchParams.get('next')))
      : NextResponse.next()
  }

  const path = pathOf(request)
  if ('identity' in session) {
    const headers = new Headers(request.headers)
    headers.set(requestPathHeader, path)
    return NextResponse.next({ request: { headers } })
  }
  if (session.refusal === 'keys_unavailable') return unavailablePage()
  return redirectTo(request, loginPath(path, session.refusal === 'expired' ? 'expired' : undefined))
}

function pathOf({ nextUrl }: NextRequest): string {
  // What the router asks for while prefetching names the screen with additions of its own.
  const screen = nextUrl.pathname.replace(/\.segments\/.*$/, '')
  const search = new URLSearchParams(nextUrl.searchParams)
  search.delete('_rsc')
  return search.size > 0 ? `${screen}?${search}` : screen
}

function redirectTo(request: NextRequest, path: string): Response {
  const response = NextResponse.redirect(new URL(path, request.url), 307)
  response.headers.set('Cache-Control', 'no-store')
  return response
}
