import { and, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../../tables/applications'
import { companies, proofs } from '../../tables/companies'
import { isKnownMeeting, type Pair } from './applicants-repository'
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

/** Whether somebody knows that the company is to meet them, and it cannot read their contact. */
const isUnopened = and(isKnownMeeting, isNotNull(applications.workerUid), isNull(applications.contactFrom))

/** The applications of a company for which that is so, the latest first. */
export const listUnopened = (db: Database, companyId: string): Promise<ApplicationKey[]> =>
  db
    .select({ companyId: applications.companyId, id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isUnopened))
    .orderBy(desc(applications.movedAt))

/** One of them, locked until the transaction ends; null where it is so no more. */
export async function lockUnopened(tx: Database, key: ApplicationKey) {
  const [found] = await tx
    .select({
      companyId: applications.companyId,
      id: applications.id,
      workerId: applications.workerId,
      jobPostId: applications.jobPostId,
      state: applications.state,
      toldState: applications.toldState,
      contactFrom: applications.contactFrom,
    })
    .from(applications)
    .where(and(isThis(key), isUnopened))
    .for('update')
  return found ?? null
}
