import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../../tables/applications'
import { companies, proofs } from '../../tables/companies'
import type { Pair } from './applicants-repository'
import type { ApplicationKey } from './application-keys'
import { isThis } from './repository'

/** Whoever opens another contact to the company waits until the transaction ends, and then counts this one. */
export async function lockContacts(tx: Database, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${companyId}`}, 0))`)
}

/** What a company has proven. */
export async function findProofs(tx: Database, companyId: string) {
  const [found] = await tx.select(proofs).from(companies).where(eq(companies.id, companyId))
  if (!found) throw new Error(`no company ${companyId}`)
  return found
}

/** From when a worker's contact is open to a company by another of their applications; null by none. */
export async function findOpened(tx: Database, { companyId, workerId, id }: Pair & ApplicationKey) {
  const [found] = await tx
    .select({ from: sql<Date | null>`min(${applications.contactFrom})`.mapWith(applications.contactFrom) })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.workerId, workerId),
        ne(applications.id, id),
      ),
    )
  return found?.from ?? null
}

/** How many people's contact is opened to a company on each day in Bangkok, YYYY-MM-DD, from a moment on. */
export async function countOpened(
  tx: Database,
  companyId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${applications.contactFrom} at time zone 'Asia/Bangkok', 'YYYY-MM-DD')`
  const rows = await tx
    .select({ day, people: sql<number>`count(distinct ${applications.workerId})::int` })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        isNotNull(applications.contactFrom),
        gte(applications.contactFrom, since),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map(({ day: of, people }) => [of, people]))
}

export async function storeContactFrom(tx: Database, key: ApplicationKey, from: Date): Promise<void> {
  await tx.update(applications).set({ contactFrom: from }).where(isThis(key))
}
