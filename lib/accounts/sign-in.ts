import 'client-only'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import { type AccountKind, openSession } from './account-requests'

/** Turns a sign-in into a session; null kind means registration was never finished. */
export async function startSession(user: User): Promise<AccountKind | null> {
  const { token, claims } = await user.getIdTokenResult()
  await openSession(token)
  return claims.kind === 'employer' || claims.kind === 'worker' ? claims.kind : null
}

/** Signs in with e-mail and password. Rejects with what `problemFrom` understands. */
export async function signInWithPassword(email: string, password: string): Promise<AccountKind | null> {
  const client = await loadIdentityClient()
  return startSession(await client.signIn(email, password))
}
