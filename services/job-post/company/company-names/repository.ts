import { and, asc, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { personalKinds } from '@/validators/company-kind'
import { comparedText, contains, soughtText } from '../../platform/search'
import { companies } from '../../tables/companies'
import { members } from '../../tables/members'

/** Companies that are shown workers (`standingOf`); their names stand in the public registry and on public posts. */
const isNamed = and(
  isNotNull(companies.numberConfirmedAt),
  isNull(companies.closedAt),
  or(notInArray(companies.kind, [...personalKinds]), isNotNull(companies.representedAt)),
)

const shown = { companyId: companies.id, companyName: companies.name, province: companies.province }

/** The companies whose name contains a text: those that begin with it first, then the shortest. */
export async function findByName(db: Database, text: string, limit: number) {
  return db
    .select(shown)
    .from(companies)
    .where(and(isNamed, contains(companies.name, text)))
    .orderBy(
      sql`position(lower(${soughtText(text)}) in lower(${comparedText(companies.name)}))`,
      sql`length(${companies.name})`,
      asc(companies.id),
    )
    .limit(limit)
}

/** One of them by its id; null for any other. */
export async function findNamed(db: Database, companyId: string) {
  const [found] = await db
    .select(shown)
    .from(companies)
    .where(and(isNamed, eq(companies.id, companyId)))
  return found ?? null
}

/** What members of a company are called now; who left has no name. */
export async function findMemberNames(db: Database, companyId: string, uids: readonly string[]) {
  return db
    .select({ uid: members.uid, displayName: accounts.displayName })
    .from(members)
    .innerJoin(accounts, eq(accounts.uid, members.uid))
    .where(and(eq(members.companyId, companyId), inArray(members.uid, [...uids])))
}
