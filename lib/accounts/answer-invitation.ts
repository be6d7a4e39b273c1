import 'client-only'
import type { Problem } from '@/lib/api/problem'
import { acceptInvitation, declineInvitation, reconsiderInvitation } from './account-requests'
import { problemFrom } from './identity-problem'
import { leaveTo } from './leave-to'
import { signOut } from './sign-out'

async function unlessRefused(work: Promise<unknown>): Promise<Problem | null> {
  try {
    await work
    return null
  } catch (error) {
    return problemFrom(error)
  }
}

/** Joins the company and goes to it; answers the problem if that fails. */
export async function accept(token: string): Promise<Problem | null> {
  const refused = await unlessRefused(acceptInvitation(token))
  if (!refused) await leaveTo('/dashboard')
  return refused
}

export const decline = (token: string): Promise<Problem | null> => unlessRefused(declineInvitation(token))

export const reconsider = (token: string): Promise<Problem | null> =>
  unlessRefused(reconsiderInvitation(token))

/** Signs out here and goes on to another screen of ours, signed out; answers the problem if that fails. */
export async function switchAccount(to: string): Promise<Problem | null> {
  const refused = await unlessRefused(signOut())
  if (!refused) await leaveTo(to)
  return refused
}
