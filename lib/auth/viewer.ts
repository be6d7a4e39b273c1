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

/** The signed-in person, or null; verified offline once per request. */
export async function getViewer(): Promise<Viewer | null> {
  const session = await checkRequest()
  if ('identity' in session) return session.identity
  // It is unknown whether the person is signed in: an error screen is honest, the login page would be a loop.
  if (session.refusal === 'keys_unavailable') throw new Error('session keys are unavailable')
  return null
}

/**
 * The second gate: every page of an auth route calls it, directly or through data access. A check in a layout is not
 * enough, because a layout is not rendered again on navigation between its pages, and renders in parallel with them,
 * not before.
 */
export async function requireViewer(next?: string): Promise<Viewer> {
  const viewer = await getViewer()
  if (viewer) return viewer
  const session = await checkRequest()
  const expired = 'refusal' in session && session.refusal === 'expired'
  return redirectToLogin(expired ? 'expired' : undefined, next)
}

/** Redirects to the login page, and from there back to this page; with a reason the session is dropped first. */
async function redirectToLogin(reason?: SignInReason, next?: string): Promise<never> {
  redirect(loginPath(next ?? (await currentPath()), reason))
}

/** For a session that verifies here but that a service refuses: ends it in the browser and redirects from there. */
export async function leaveRefusedSession(reason: SignInReason): Promise<never> {
  redirect(refusedSessionPath(await currentPath(), reason))
}

const currentPath = async () => (await headers()).get(requestPathHeader) ?? homeOfMembers
