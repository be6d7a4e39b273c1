import { NextResponse } from 'next/server'
import { isSessionRefused } from '@/lib/accounts/refused-session'
import { apiHandler } from '@/lib/api/handler'
import { leavingMark } from '@/lib/auth/leaving-mark'
import { loginPath, safeNextPath } from '@/lib/auth/next-path'
import { isOpenMemberScreen } from '@/lib/auth/routes'
import { clearSession } from '@/lib/auth/session-cookie'
import { redirectAnswer } from '@/lib/navigation/redirect-answer'

/**
 * Pages redirect here when their session was refused: this ends the session in the browser, which a page cannot do, and
 * redirects to the login page, or to an open screen as a visitor. Who is signing out on purpose is given no reason. A
 * session that is not refused stays, because another site may link here.
 */
export const GET = apiHandler(async ({ cookies, nextUrl: { searchParams } }) => {
  const next = safeNextPath(searchParams.get('next'))
  const refused = await isSessionRefused()
  const isLeaving = refused && cookies.has(leavingMark)
  const told = searchParams.get('reason') === 'revoked' ? 'revoked' : 'expired'
  const reason = isLeaving ? undefined : told
  const path = refused && isOpenMemberScreen(next) ? next : loginPath(next, reason)
  const { status, headers } = redirectAnswer(path)
  const response = new NextResponse(null, { status, headers })
  if (refused) clearSession(response)
  return response
})
