import type { Database } from '@/services/shared/database'
import type { Doer } from '../../platform/access/actor'

/** What must happen to a company's orders when it closes; `app.ts` passes billing's implementation. */
export type CompanyOrders = {
  /** Locks every order. Whoever gives or takes back what an order bought locks it before the company, and so must this. */
  readonly lock: (tx: Database, companyId: string) => Promise<void>
  /** Cancels every order that is not paid. */
  readonly cancelUnpaid: (tx: Database, actor: Doer) => Promise<void>
  /** Ends the credits and days of unlimited posting that are left; the company is closed by then. */
  readonly endCredits: (tx: Database, actor: Doer) => Promise<void>
}
