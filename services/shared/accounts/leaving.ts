import type { Database } from '../database'
import type { Account } from './repository'

/** What a service has to do with its own rows before an account goes. */
export type Leaving = {
  /** Throws a problem where somebody may not leave yet. */
  readonly mayLeave: (db: Database, uid: string) => Promise<void>
  /** Removes what is the person's own, or makes it nobody's, in the transaction that removes the account. */
  readonly removeData: (tx: Database, account: Account) => Promise<void>
}
