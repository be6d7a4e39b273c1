import { eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { interviews } from '../../tables/interviews'
import { workers } from '../../tables/workers'

/** The interview of a link, and the account of its worker; null for a link that nobody was sent. */
export async function findByLink(db: Database, linkHash: string) {
  const [found] = await db
    .select({ interview: interviews, uid: workers.accountUid })
    .from(interviews)
    .innerJoin(workers, eq(workers.id, interviews.workerId))
    .where(eq(interviews.linkHash, linkHash))
  return found ?? null
}
