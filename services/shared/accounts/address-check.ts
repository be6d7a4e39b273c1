import type { UserRecord } from '../identity/provider'

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
