import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { webSettings } from '@/lib/config/web-settings'

/** How long a session lasts. Firebase allows 5 minutes to 14 days (firebase.google.com/docs/auth/admin/manage-cookies). */
export const sessionSeconds = 5 * 24 * 60 * 60

/** Whether the public origin is https decides the name: a __Host- cookie must be Secure. */
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

/** Sets the session on an answer. */
export function setSession(response: NextResponse, session: string): void {
  response.cookies.set(sessionCookieName(), session, { ...attributes(), maxAge: sessionSeconds })
}

/** Clears the session on an answer; with all attributes, because a __Host- cookie yields only to its like. */
export function clearSession(response: NextResponse): void {
  response.cookies.set(sessionCookieName(), '', { ...attributes(), maxAge: 0 })
}

/** Lax, because Strict would lose the session on the way back from a bank page or a mail link. */
function attributes() {
  return { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: '/' } as const
}
