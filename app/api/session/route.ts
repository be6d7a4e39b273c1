import { type NextRequest, NextResponse } from 'next/server'
import { getMe } from '@/lib/accounts/data'
import { endAllRequestSessions, endRequestSession } from '@/lib/accounts/end-session'
import { menuPerson } from '@/lib/accounts/menu-person'
import { apiHandler } from '@/lib/api/handler'
import { refusal } from '@/lib/api/refusal'
import { readJsonObject } from '@/lib/api/request-body'
import { requireSameOrigin } from '@/lib/api/same-origin'
import { accountMark } from '@/lib/auth/account-mark'
import { begunAsHeader } from '@/lib/auth/begun-as'
import { readBegunAs } from '@/lib/auth/read-begun-as'
import { createSession } from '@/lib/auth/session'
import { clearSession, restoreMark, sessionOf, setSession } from '@/lib/auth/session-cookie'
import { checkSession } from '@/lib/auth/web-verifier'
import { webSettings } from '@/lib/config/web-settings'

const maximumBodyBytes = 16 * 1024

/**
 * The signed-in person, for the user menu of static pages. Never cached. If nobody is signed in, the answer also clears
 * the session and the mark.
 */
export const GET = apiHandler(async (request) => {
  const check = await checkSession(sessionOf(request))
  if ('identity' in check) {
    const response = NextResponse.json({ person: menuPerson(await getMe(), check.identity.email) })
    await restoreMark(request, response, check.identity.uid)
    return response
  }
  if (check.refusal === 'keys_unavailable') throw refusal('unavailable')
  const response = NextResponse.json({ person: null })
  clearSession(response)
  return response
})

/** Creates a session from the ID token of a fresh sign-in. */
export const POST = apiHandler(async (request) => {
  requireSameOrigin(request, webSettings().APP_URL)
  const { idToken } = await readJsonObject(request, maximumBodyBytes)
  if (typeof idToken !== 'string' || idToken === '') throw refusal('bad_request')
  const response = new NextResponse(null, { status: 204 })
  const { session, uid } = await createSession(idToken)
  await setSession(response, session, uid)
  await endEarlierSession(request)
  return response
})

/** Ends the session the request came with, which this browser no longer uses. */
async function endEarlierSession(request: NextRequest, end = endRequestSession): Promise<void> {
  const check = await checkSession(sessionOf(request))
  if ('identity' in check) await end(check.identity)
  else if (end === endAllRequestSessions && check.refusal === 'keys_unavailable') throw refusal('unavailable')
}

/** Refuses to sign out another account than the one whose page asks for it. */
async function requireOwnSession(request: NextRequest): Promise<void> {
  const begun = readBegunAs(request.headers.get(begunAsHeader) ?? '')
  const check = await checkSession(sessionOf(request))
  if (begun && 'identity' in check && begun.account !== (await accountMark(check.identity.uid)))
    throw refusal('account_changed')
}

/** Ends the session here, or with `?everywhere=1` on every device. */
export const DELETE = apiHandler(async (request) => {
  requireSameOrigin(request, webSettings().APP_URL)
  await requireOwnSession(request)
  const isEverywhere = request.nextUrl.searchParams.get('everywhere') === '1'
  await endEarlierSession(request, isEverywhere ? endAllRequestSessions : endRequestSession)
  const response = new NextResponse(null, { status: 204 })
  clearSession(response)
  return response
})
