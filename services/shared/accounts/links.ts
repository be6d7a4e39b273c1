import type { Database } from '../database'
import type { IdentityProvider, UserRecord } from '../identity/provider'
import { Problem } from '../problem'
import { type AccountParts, asking } from './parts'
import { type ActionToken, consumeToken, findToken, giveBackToken, type Purpose } from './repository'

/** A usable link, and its user as the identity provider knows them now. */
export type OpenLink = { readonly row: ActionToken; readonly user: UserRecord }

/** Why a link cannot be used. */
async function refuseToken(db: Database, purposes: readonly Purpose[], token: string): Promise<never> {
  const row = await findToken(db, purposes, token)
  if (!row) throw new Problem(404, 'link_invalid')
  if (row.usedAt) throw new Problem(409, 'link_used')
  throw new Problem(410, 'link_expired')
}

/**
 * The link of a token; throws the problem that says why it cannot be used. The identity provider is asked as well: a
 * new password, a changed address and a sign-out everywhere move its `valid since`, whichever service or program caused
 * it, and that voids every link requested before.
 */
export async function openLink(
  { db, identity, hasOwnAddress }: Pick<AccountParts, 'db' | 'identity' | 'hasOwnAddress'>,
  purposes: readonly Purpose[],
  token: string,
): Promise<OpenLink> {
  const row = await findToken(db, purposes, token)
  if (!row || row.usedAt || row.voidedAt || row.expiresAt <= new Date())
    return refuseToken(db, purposes, token)
  const user = await asking(identity.lookup(row.uid))
  const isVoid = !user || user.disabled || (row.validAfter !== null && row.validAfter !== user.validAfter)
  if (isVoid) throw new Problem(410, 'link_expired')
  // A reset is for the user who signs in with the address, if it is the account's; other purposes compare with the
  // account itself.
  if (row.purpose !== 'reset_password') return { row, user }
  const isForThem = user.email?.toLowerCase() === row.email && (await hasOwnAddress(user))
  if (!isForThem) throw new Problem(410, 'link_expired')
  return { row, user }
}

/** Marks a link as used; throws the reason when it cannot be used any more. */
export async function useLink(
  tx: Database,
  purposes: readonly Purpose[],
  token: string,
): Promise<ActionToken> {
  return (await consumeToken(tx, purposes, token)) ?? (await refuseToken(tx, purposes, token))
}

/**
 * Changes a link's user at the identity provider. The link is marked as used first, and becomes usable again when the
 * provider refuses.
 */
export async function changeUserByLink(
  { db, identity, users }: Pick<AccountParts, 'db' | 'identity' | 'users'>,
  token: string,
  { uid, purpose }: OpenLink['row'],
  changes: Parameters<IdentityProvider['updateUser']>[1],
): Promise<void> {
  const taken = await db.transaction((tx) => useLink(tx, [purpose], token))
  try {
    await asking(identity.updateUser(uid, changes))
  } catch (error) {
    await giveBackToken(db, taken)
    throw error
  }
  users.forget(uid)
}
