import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'
import { accountMark } from './account-mark'
import { signInMark } from './sign-in-mark'

/** How long a session lasts. Firebase allows 5 minutes to 14 days (firebase.google.com/docs/auth/admin/manage-cookies). */
export const sessionSeconds = 5 * 24 * 60 * 60

/** The name depends on whether the public origin uses https: a __Host- cookie must be Secure. */
function isSecure(): boolean {
  return new URL(webSettings().APP_URL).protocol === 'https:'
}

/** The session cookie's name for the public origin. */
export function sessionCookieName(): string {
  return isSecure() ? '__Host-session' : 'session'
}

/** The session a request carries, unchecked. */
export function sessionOf(request: NextRequest): string | undefined {
  return request.cookies.get(sessionCookieName())?.value
}

/** Sets the session of an account on an answer, together with the account's mark (sign-in-mark.ts). */
export async function setSession(response: NextResponse, session: string, uid: string): Promise<void> {
  response.cookies.set(sessionCookieName(), session, { ...attributes(), maxAge: sessionSeconds })
  setMark(response, await accountMark(uid))
}

/** Clears the session on an answer; only a cookie with the same attributes overwrites a __Host- cookie. */
export function clearSession(response: NextResponse): void {
  response.cookies.set(sessionCookieName(), '', { ...attributes(), maxAge: 0 })
  clearMark(response)
}

/** Sets the mark if the browser has a valid session without it. Only for answers that are never cached. */
export async function restoreMark(request: NextRequest, response: NextResponse, uid: string): Promise<void> {
  const mark = await accountMark(uid)
  if (request.cookies.get(signInMark)?.value !== mark) setMark(response, mark)
}

function setMark(response: NextResponse, mark: string): void {
  response.cookies.set(signInMark, mark, { ...attributes(), httpOnly: false, maxAge: sessionSeconds })
}

function clearMark(response: NextResponse): void {
  response.cookies.set(signInMark, '', { ...attributes(), httpOnly: false, maxAge: 0 })
}

/** Lax, because Strict would lose the session on the way back from a bank page or a mail link. */
function attributes() {
  return { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' } as const
}
