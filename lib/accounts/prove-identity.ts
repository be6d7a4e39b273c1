import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { openSession } from './account-requests'
import { problemFrom } from './identity-problem'
import type { Me } from './me'

const wrongPassword = localProblem('validation_failed', [
  { field: 'presentPassword', rule: 'wrong_password', params: {} },
])

/** How a person proves their identity again: by their password, or at a provider they sign in with. */
export type Proof = { readonly password: string } | { readonly provider: SignInProvider }

/**
 * The proof a person must give: the password if they have one, otherwise a provider; null for who has neither, as after a link
 * from an app.
 */
export function proofOf({ signInMethods }: Pick<Me, 'signInMethods'>): SignInProvider | 'password' | null {
  if (signInMethods.includes('password')) return 'password'
  const [provider = null] = signInMethods.filter((method): method is SignInProvider => method !== 'password')
  return provider
}

/**
 * Signs in again somebody who is already signed in, before a change that must not be possible on a borrowed phone: the
 * session is then fresh. Rejects with what `problemFrom` understands; a wrong password is an error of `presentPassword`.
 */
export async function proveIdentity({ uid, email }: Me, proof: Proof): Promise<User> {
  const client = await loadIdentityClient()
  const user = await ('password' in proof
    ? client.signIn(email, proof.password).catch((error: unknown) => {
        if (problemFrom(error).code !== 'wrong_credentials') throw error
        throw new ProblemError(wrongPassword)
      })
    : client.signInByPopup(proof.provider))
  if (user.uid !== uid) {
    await client.forget()
    throw new ProblemError(localProblem('other_account'))
  }
  await openSession(await user.getIdToken())
  return user
}
