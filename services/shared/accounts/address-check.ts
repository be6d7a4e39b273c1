import type { UserRecord } from '../identity/provider'

/**
 * Whether somebody signs in with the address of their account, wherever the account is kept; one who does not is put right.
 * Whoever has no account signs in with whatever address they like.
 */
export type AddressCheck = (user: Pick<UserRecord, 'uid' | 'kind'>) => Promise<boolean>

/** Who signs in with an address: first it is put right for whoever's account has another, and for whose account has it. */
export type FindByAddress = (email: string) => Promise<UserRecord | null>
