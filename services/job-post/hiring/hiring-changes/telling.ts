import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'

/** Where instances tell each other of which company something about its applicants changed. */
export const hiringChannel = 'job_post_hiring'

/**
 * Has the pages that members of a company have open look again at who applied, comes or is missing, once the transaction is
 * committed. Told several times in it, they hear of it once.
 */
export async function tellHiringChanged(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${hiringChannel}, ${companyId})`)
}
