import { and, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { creditArrivals } from '../../tables/credit-arrivals'
import { jobPosts } from '../../tables/job-posts'

/** Notes, with the change itself, that a company can publish again: posts that waited for credit are looked at. */
export async function noteCreditArrival(tx: Database, companyId: string): Promise<void> {
  await tx.insert(creditArrivals).values({ companyId, id: uuidv7() })
}

/** How many posts of a company wait for credit and were not looked at since. */
export const countPostsWaiting = (tx: Database, companyId: string): Promise<number> =>
  tx.$count(
    jobPosts,
    and(
      eq(jobPosts.companyId, companyId),
      eq(jobPosts.state, 'draft'),
      isNotNull(jobPosts.creditShortSince),
      isNull(jobPosts.keptDraftReason),
    ),
  )

/** Ids of the notes about a company. */
export async function arrivalsOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: creditArrivals.id })
    .from(creditArrivals)
    .where(eq(creditArrivals.companyId, companyId))
  return rows.map(({ id }) => id)
}

/** Companies about which there are notes, without those in `except`, in any order. */
export async function listCompaniesWithArrivals(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: creditArrivals.companyId })
    .from(creditArrivals)
    .where(notInArray(creditArrivals.companyId, [...except]))
    .limit(limit)
  return rows.map(({ companyId }) => companyId)
}

/** Removes notes that were dealt with; those that came meanwhile stay. */
export async function removeArrivals(db: Database, companyId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(creditArrivals)
    .where(and(eq(creditArrivals.companyId, companyId), inArray(creditArrivals.id, [...ids])))
}
