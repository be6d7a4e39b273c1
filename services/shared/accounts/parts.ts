import type { Caller } from '../access'
import { recordAudit } from '../audit/audit'
import type { Database } from '../database'
import { type AccountKind, EmailTakenError, type IdentityProvider } from '../identity/provider'
import type { UserDirectory } from '../identity/user-directory'
import type { JobRunner } from '../jobs/runner'
import { Problem, unavailable } from '../problem'
import type { AddressCheck } from './address-check'
import type { Leaving } from './leaving'
import type { Account } from './repository'

/** The dependencies of the account operations. */
export type AccountParts = {
  readonly db: Database
  readonly identity: IdentityProvider
  readonly users: UserDirectory
  readonly jobs: JobRunner
  readonly kind: AccountKind
  readonly leaving: Leaving
  readonly hasOwnAddress: AddressCheck
  /** What else a new account needs, in the same transaction as the registration. */
  readonly onRegistered?: (tx: Database, account: Account) => Promise<void>
  /** What must follow a change of name or phone number, in the same transaction. */
  readonly onChanged?: (tx: Database, account: Account) => Promise<void>
}

export type Actor = { readonly caller: Caller; readonly requestId: string }

/**
 * Calls the identity provider and turns its failures into problems. Never call it within a transaction, which would
 * wait for the provider.
 */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof EmailTakenError) throw new Problem(409, 'email_taken')
    throw unavailable(error)
  }
}

/** Records an audit event of an account, in the transaction of the change. */
export const audit = (
  tx: Database,
  action: string,
  { uid, ...rest }: { uid: string; requestId?: string; before?: unknown; after?: unknown },
) => recordAudit(tx, { actorUid: uid, action, subjectType: 'account', subjectId: uid, ...rest })
