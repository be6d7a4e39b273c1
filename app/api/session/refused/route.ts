import { NextResponse } from 'next/server'
import { isSessionRefused } from '@/lib/accounts/refused-session'
import { apiHandler } from '@/lib/api/handler'
import { loginPath, safeNextPath } from '@/lib/auth/next-path'
import { isOpenMemberScreen } from '@/lib/auth/routes'
import { clearSession } from '@/lib/auth/session-cookie'
import { redirectAnswer } from '@/lib/navigation/redirect-answer'

/**
 * Where a page leads whose session was refused: ends it in this browser, which a page cannot, and leads on, to the
 * login page, or as a visitor to an open screen. A session that is not refused is left alone, because a link of
 * another site may lead here.
 */
export const GET = apiHandler(async ({ nextUrl: { searchParams } }) => {
  const next = safeNextPath(searchParams.get('next'))
  const reason = searchParams.get('reason') === 'revoked' ? 'revoked' : 'expired'
  const refused = await isSessionRefused()
  const path = refused && isOpenMemberScreen(next) ? next : loginPath(next, reason)
  const { status, headers } = redirectAnswer(path)
  const response = new NextResponse(null, { status, headers })
  if (refused) clearSession(response)
  return response
})
