import 'client-only'
import { ProblemError } from '@/lib/api/problem'
import { loadedIdentityClient, loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import { type AccountKind, openSession, register } from './account-requests'
import { identityCode } from './identity-problem'

export type Credentials = { email: string; password: string }
export type Person = {
  kind: AccountKind
  displayName: string
  phone: string
  /** Their address, where the provider that they signed in with gave none. */
  email?: string | undefined
  /** Where the link of the verification mail leads on to. */
  next?: string | undefined
}

/** A session can be created from a sign-in up to five minutes old; this leaves one minute of reserve. */
const signInIsFreshForMs = 4 * 60_000

/**
 * Repeated attempts at the same registration: account at the identity provider → session → registration at the service
 * → session that knows the kind. Steps that succeeded are not repeated, so a retry continues where the last attempt
 * stopped. An address left over from an earlier visit is taken up again with its password.
 */
export function createRegistration() {
  let signedIn: { user: User; email: string; at: number } | undefined
  let sent: { body: string; key: string } | undefined
  /** Signs in anew who was signed out by registering, until that has succeeded. */
  let signInToken: string | undefined

  async function account({ email, password }: Credentials): Promise<User> {
    const isFresh = signedIn && signedIn.email === email && Date.now() - signedIn.at < signInIsFreshForMs
    if (signedIn && isFresh) return signedIn.user
    const client = await loadIdentityClient()
    const user = await client.createUser(email, password).catch(async (error: unknown) => {
      if (identityCode(error) !== 'auth/email-already-in-use') throw error
      // Either somebody else's address or our own earlier attempt: the password tells which.
      return client.signIn(email, password).catch(() => {
        throw error
      })
    })
    signedIn = { user, email, at: Date.now() }
    return user
  }

  function keyFor(person: Person): string {
    const body = JSON.stringify(person)
    if (sent?.body !== body) sent = { body, key: crypto.randomUUID() }
    return sent.key
  }

  return {
    /** True once an account exists with which the registration can continue. */
    accountExists: () => signedIn !== undefined,
    /** The whole registration of a new person. */
    async run(credentials: Credentials, person: Person): Promise<void> {
      const user = await account(credentials)
      await openSession(await user.getIdToken())
      await send(person)
      await renew(user)
    },
    /** The remaining steps, for somebody who is already signed in. */
    async finish(person: Person): Promise<void> {
      signInToken ??= (await send(person)).signInToken
      if (signInToken) {
        const user = await (await loadIdentityClient()).signInWithToken(signInToken)
        await openSession(await user.getIdToken())
        signInToken = undefined
        return
      }
      const user = (await loadedIdentityClient())?.currentUser()
      if (user) await renew(user)
    },
  }

  function send({ kind, displayName, phone, email, next }: Person) {
    const key = keyFor({ kind, displayName, phone, email, next })
    const body = {
      displayName,
      phone,
      acceptTerms: true as const,
      ...(email && { email }),
      ...(next && { next }),
    }
    return register(kind, body, key)
  }
}

/** The session learns the kind from a new ID token; it works without, so too old a sign-in is not an error. */
async function renew(user: User): Promise<void> {
  try {
    await openSession(await user.getIdToken(true))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== 'sign_in_again') throw error
  }
}
