import type { IdentityProvider, UserRecord } from '../identity/provider'

/**
 * Whether a user signs in with the address of their account, in whichever service that is; otherwise restores the
 * address at the identity provider. True for a user without an account.
 */
export type AddressCheck = (user: Pick<UserRecord, 'uid' | 'kind'>) => Promise<boolean>

/**
 * The user who signs in with an address, after the address was restored both for a user whose account has another one
 * and for the accounts that have this one.
 */
export type FindByAddress = (email: string) => Promise<UserRecord | null>

type Directory = {
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly hasOwnAddress: AddressCheck
}

/** The address with which somebody signs in, once they have verified it; null before, because it may be somebody else's. */
export async function provenAddress(
  { identity, hasOwnAddress }: Directory,
  uid: string,
): Promise<string | null> {
  const signedIn = await identity.lookup(uid)
  // If the address was changed directly at the provider, it was just restored, so the user is looked up again.
  const isOwn = signedIn === null || (await hasOwnAddress(signedIn))
  const user = isOwn ? signedIn : await identity.lookup(uid)
  return user?.email && user.emailVerified ? user.email : null
}
