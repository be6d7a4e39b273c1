import 'client-only'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { openSession } from './account-requests'
import { problemFrom } from './identity-problem'
import type { Me } from './me'

/** How a person shows again who they are: by the password they have, or at a provider they sign in with. */
export type Proof = { readonly password: string } | { readonly provider: SignInProvider }

/** The way a person has to show again who they are: the password where there is one. */
export function proofOf({ signInMethods }: Pick<Me, 'signInMethods'>): SignInProvider | 'password' {
  const [provider] = signInMethods.filter((method): method is SignInProvider => method !== 'password')
  return signInMethods.includes('password') || !provider ? 'password' : provider
}

/**
 * Signs a person who is signed in already in once more, for what a borrowed phone must not be enough for: the session
 * is then fresh. Rejects with what `problemFrom` understands.
 */
export async function proveIdentity({ uid, email }: Me, proof: Proof): Promise<User> {
  const client = await loadIdentityClient()
  const user = await ('password' in proof
    ? client.signIn(email, proof.password).catch((error: unknown) => {
        if (problemFrom(error).code !== 'wrong_credentials') throw error
        throw new ProblemError(localProblem('wrong_password'))
      })
    : client.signInByPopup(proof.provider))
  if (user.uid !== uid) {
    await client.forget()
    throw new ProblemError(localProblem('other_account'))
  }
  await openSession(await user.getIdToken())
  return user
}
