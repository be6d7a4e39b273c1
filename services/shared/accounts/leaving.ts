import type { Database } from '../database'
import type { Account } from './repository'

/** What a service does with its own rows when an account is removed. */
export type Leaving = {
  /** Throws a problem when the user may not leave yet. */
  readonly mayLeave: (db: Database, uid: string) => Promise<void>
  /** What follows at once when the user asks for the removal, in the transaction that notes it. */
  readonly announce: (tx: Database, account: Account) => Promise<void>
  /** What follows at once when the user keeps the account after all, in the transaction that notes it. */
  readonly retract: (tx: Database, account: Account) => Promise<void>
  /** Removes or anonymizes the user's own data, in the transaction that removes the account. */
  readonly removeData: (tx: Database, account: Account) => Promise<void>
}
