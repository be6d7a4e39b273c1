import type { Database } from '@/services/shared/database'
import type { Doer } from '../../platform/access/actor'

/** What must happen to a company's orders when it closes; `app.ts` passes billing's implementation. */
export type CompanyOrders = {
  /** Cancels every order that is not paid. */
  readonly cancelUnpaid: (tx: Database, actor: Doer) => Promise<void>
}
