import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { homeOfMembers } from './home-of-members'
import { loginPath, refusedSessionPath, type SignInReason } from './next-path'
import { requestPathHeader } from './request-path'
import { sessionCookieName } from './session-cookie'
import type { Identity } from './token'
import { checkSession } from './web-verifier'

/** The signed-in person a page is rendered for. */
export type Viewer = Identity

/** The session of the request a page is rendered for, unchecked. */
export async function readSession(): Promise<string | undefined> {
  return (await cookies()).get(sessionCookieName())?.value
}

const checkRequest = cache(async () => checkSession(await readSession()))

/** The signed-in person, or null; verified offline once a request. */
export async function getViewer(): Promise<Viewer | null> {
  const session = await checkRequest()
  if ('identity' in session) return session.identity
  // Neither signed in nor out is known: the error screen is honest, the login page would be a circle.
  if (session.refusal === 'keys_unavailable') throw new Error('session keys are unavailable')
  return null
}

/**
 * The second gate: every page of an auth route calls it, directly or through data access. A layout is not enough,
 * because it is not rendered again when moving between its pages and renders beside them, not before.
 */
export async function requireViewer(next?: string): Promise<Viewer> {
  const viewer = await getViewer()
  if (viewer) return viewer
  const session = await checkRequest()
  const expired = 'refusal' in session && session.refusal === 'expired'
  return redirectToLogin(expired ? 'expired' : undefined, next)
}

/** Leads to the login page and back to where the person was; a reason makes it drop the session first. */
async function redirectToLogin(reason?: SignInReason, next?: string): Promise<never> {
  redirect(loginPath(next ?? (await currentPath()), reason))
}

/** For a session that verifies here and is refused behind us: ends it in the browser, and leads on from there. */
export async function leaveRefusedSession(reason: SignInReason): Promise<never> {
  redirect(refusedSessionPath(await currentPath(), reason))
}

const currentPath = async () => (await headers()).get(requestPathHeader) ?? homeOfMembers
