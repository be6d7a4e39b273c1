import { and, asc, eq, gt, gte, isNull, lte, max, notExists, notInArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { type BuffetWarningDays, buffetWarningDays } from '../../shapes/buffet-terms'
import { buffets } from '../../tables/buffets'

export type Buffet = typeof buffets.$inferSelect

const ofCompany = (companyId: string) => eq(buffets.companyId, companyId)

/** The buffet that runs now; null when the company publishes with credits. */
export async function findRunningBuffet(
  db: Database,
  companyId: string,
): Promise<Pick<Buffet, 'id' | 'endsAt'> | null> {
  const [running] = await db
    .select({ id: buffets.id, endsAt: buffets.endsAt })
    .from(buffets)
    .where(and(ofCompany(companyId), lte(buffets.startsAt, sql`now()`), gt(buffets.endsAt, sql`now()`)))
    .limit(1)
  return running ?? null
}

/** Until when a company publishes without credits, what follows without a gap included; null when it does not now. */
export async function findBuffetEnd(db: Database, companyId: string): Promise<Date | null> {
  // Each begins at the end of the one before, unless that was over already: what ends later is one stretch.
  const [row] = await db
    .select({ end: max(buffets.endsAt) })
    .from(buffets)
    .where(and(ofCompany(companyId), gt(buffets.endsAt, sql`now()`)))
  return row?.end ?? null
}

type NewBuffet = Pick<Buffet, 'companyId' | 'subject' | 'createdBy'> & { readonly days: number }

/**
 * Gives days once for a subject, from now on or from the end of those that the company has; null when it already has them
 * for this subject. The caller has locked the company.
 */
export async function insertBuffetOnce(tx: Database, { days, ...given }: NewBuffet): Promise<Buffet | null> {
  const end = await findBuffetEnd(tx, given.companyId)
  const from = end ? sql`${end.toISOString()}::timestamptz` : sql`now()`
  const [added] = await tx
    .insert(buffets)
    .values({
      ...given,
      id: uuidv7(),
      startsAt: from,
      endsAt: sql`${from} + make_interval(days => ${days}::integer)`,
    })
    .onConflictDoNothing()
    .returning()
  return added ?? null
}

/** What a subject gave. */
export async function findBuffetOf(
  db: Database,
  companyId: string,
  subject: string,
): Promise<Pick<Buffet, 'endsAt'> | null> {
  const [found] = await db
    .select({ endsAt: buffets.endsAt })
    .from(buffets)
    .where(and(ofCompany(companyId), eq(buffets.subject, subject)))
  return found ?? null
}

/**
 * Ends now what a subject gave, because its money went back; what follows begins that much earlier. The caller has locked
 * the company.
 */
export async function endBuffetOf(tx: Database, companyId: string, subject: string): Promise<void> {
  const unused = sql<string>`(${buffets.endsAt} - greatest(${buffets.startsAt}, now()))::text`
  const [ended] = await tx
    .select({
      id: buffets.id,
      endsAt: buffets.endsAt,
      hasBegun: sql<boolean>`${buffets.startsAt} < now()`,
      unused,
    })
    .from(buffets)
    .where(and(ofCompany(companyId), eq(buffets.subject, subject), gt(buffets.endsAt, sql`now()`)))
  if (!ended) return
  const own = and(ofCompany(companyId), eq(buffets.id, ended.id))
  // Posts were published within one that has begun, and refer to it.
  if (ended.hasBegun) await tx.update(buffets).set({ endsAt: sql`now()` }).where(own)
  else await tx.delete(buffets).where(own)
  const earlier = (moment: typeof buffets.startsAt | typeof buffets.endsAt) =>
    sql`${moment} - ${ended.unused}::interval`
  await tx
    .update(buffets)
    .set({ startsAt: earlier(buffets.startsAt), endsAt: earlier(buffets.endsAt) })
    .where(and(ofCompany(companyId), gte(buffets.startsAt, ended.endsAt)))
}

/**
 * Ends now what a company that closes has left, and answers until when it would have published without credits; null for
 * nothing. The caller has locked the company.
 */
export async function endBuffets(tx: Database, companyId: string): Promise<string | null> {
  const until = await findBuffetEnd(tx, companyId)
  // Posts were published within those that have begun, and refer to them.
  await tx.delete(buffets).where(and(ofCompany(companyId), gte(buffets.startsAt, sql`now()`)))
  await tx
    .update(buffets)
    .set({ endsAt: sql`now()` })
    .where(and(ofCompany(companyId), gt(buffets.endsAt, sql`now()`)))
  return until?.toISOString() ?? null
}

const later = alias(buffets, 'later')

const isLast = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.companyId, buffets.companyId), gt(later.endsAt, buffets.endsAt))),
  )

const daysLong = (days: number) => sql`make_interval(days => ${days}::integer)`

/** Last buffets whose company is due for a warning. One that was shorter than the warning is not worth it. */
const isDueFor = (db: Database, days: BuffetWarningDays) =>
  and(
    or(isNull(buffets.warnedDays), gt(buffets.warnedDays, days)),
    gt(buffets.endsAt, sql`now()`),
    lte(buffets.endsAt, sql`now() + ${daysLong(days)}`),
    sql`${buffets.createdAt} < ${buffets.endsAt} - ${daysLong(days + 1)}`,
    isLast(db),
  )

/** Companies that are due for the warning of this many days before, without those in `except`. */
export async function listToWarn(
  db: Database,
  days: BuffetWarningDays,
  except: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ companyId: buffets.companyId })
    .from(buffets)
    .where(and(isDueFor(db, days), notInArray(buffets.companyId, [...except])))
    .orderBy(asc(buffets.endsAt))
    .limit(limit)
  return rows.map(({ companyId }) => companyId)
}

/** Marks a company's last buffet as warned about, once; answers when it ends, and null when there is nothing to warn of. */
export async function markWarned(
  tx: Database,
  companyId: string,
  days: BuffetWarningDays,
): Promise<Date | null> {
  const [warned] = await tx
    .update(buffets)
    .set({ warnedDays: days })
    .where(and(ofCompany(companyId), isDueFor(tx, days)))
    .returning({ endsAt: buffets.endsAt })
  return warned?.endsAt ?? null
}

/** The nearest warning first, so that what is a day from its end is not called a week from it. */
export const nearestFirst = [...buffetWarningDays].sort((one, other) => one - other)
