import type { Database } from '@/services/shared/database'
import type { Doer } from '../../platform/access/actor'

/** What must happen to a company's orders when it closes; `app.ts` passes billing's implementation. */
export type CompanyOrders = {
  /**
   * Locks every order, and what cancelUnsentRefunds gives up. Whoever gives or takes back what an order bought, or sends
   * such a refund, locks it before the company, and so must this.
   */
  readonly lock: (tx: Database, companyId: string) => Promise<void>
  /**
   * Locks those that were placed since, once the company is locked; waits for none, because whoever has locked one may wait
   * for the company. Throws a lock timeout instead (503 `unavailable`): the next attempt locks it first.
   */
  readonly lockNew: (tx: Database, companyId: string) => Promise<void>
  /** Gives up the refunds of withheld tax that wait for the company's members. */
  readonly cancelUnsentRefunds: (tx: Database, actor: Doer) => Promise<void>
  /** Cancels every order that is not paid. */
  readonly cancelUnpaid: (tx: Database, actor: Doer) => Promise<void>
  /** Ends the credits and days of unlimited posting that are left; the company is closed by then. */
  readonly endCredits: (tx: Database, actor: Doer) => Promise<void>
}
