import { and, asc, count, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type LetterState, openStates } from '@/validators/states/representation-letter'
import { companies } from '../../tables/companies'
import { representationLetters as letters } from '../../tables/representation-letters'

export type Letter = typeof letters.$inferSelect
export type LetterKey = Pick<Letter, 'companyId' | 'id'>
export type LetterChanges = Partial<
  Pick<Letter, 'state' | 'codeHash' | 'sentAt' | 'expiresAt' | 'wrongTries' | 'endedAt'>
>

const isThis = ({ companyId, id }: LetterKey) => and(eq(letters.companyId, companyId), eq(letters.id, id))

/** The letter a company requested last, or null. */
export async function findLatestLetter(db: Database, companyId: string): Promise<Letter | null> {
  const [letter] = await db
    .select()
    .from(letters)
    .where(eq(letters.companyId, companyId))
    .orderBy(desc(letters.id))
    .limit(1)
  return letter ?? null
}

/** A letter, locked against changes until the transaction ends. */
export async function lockLetter(tx: Database, key: LetterKey): Promise<Letter | null> {
  const [letter] = await tx.select().from(letters).where(isThis(key)).for('update')
  return letter ?? null
}

/** The company of a letter, for staff, who know only its id. */
export async function findCompanyOfLetter(db: Database, id: string): Promise<string | null> {
  const [letter] = await db.select({ companyId: letters.companyId }).from(letters).where(eq(letters.id, id))
  return letter?.companyId ?? null
}

/** How many letters a company has requested since a moment. */
export async function countLettersSince(db: Database, companyId: string, moment: Date): Promise<number> {
  const [counted] = await db
    .select({ letters: count() })
    .from(letters)
    .where(and(eq(letters.companyId, companyId), gte(letters.askedAt, moment)))
  return counted?.letters ?? 0
}

export async function insertLetter(
  tx: Database,
  letter: Pick<Letter, 'companyId' | 'id' | 'askedBy'>,
): Promise<void> {
  await tx.insert(letters).values(letter)
}

export async function updateLetter(tx: Database, key: LetterKey, changes: LetterChanges): Promise<void> {
  await tx.update(letters).set(changes).where(isThis(key))
}

/** Ends the open letter of a company whose standing no longer depends on it. */
export async function dropLetters(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(letters)
    .set({ state: 'dropped', codeHash: null, endedAt: sql`now()` })
    .where(and(eq(letters.companyId, companyId), inArray(letters.state, [...openStates])))
}

/** Letters in one state, of all companies, the oldest request first, with company and requester. */
export async function listLetters(
  db: Database,
  {
    state,
    after,
    limit,
  }: { readonly state: LetterState; readonly after: string | null; readonly limit: number },
) {
  return db
    .select({
      letter: letters,
      company: companies,
      askedByName: accounts.displayName,
    })
    .from(letters)
    .innerJoin(companies, eq(companies.id, letters.companyId))
    .leftJoin(accounts, eq(accounts.uid, letters.askedBy))
    .where(and(eq(letters.state, state), after ? gt(letters.id, after) : undefined))
    .orderBy(asc(letters.id))
    .limit(limit)
}

export type ListedLetter = Awaited<ReturnType<typeof listLetters>>[number]

/** The current name of the person who requested a letter; null when they have left. */
export async function nameOfAsker(
  db: Database,
  { askedBy }: Pick<Letter, 'askedBy'>,
): Promise<string | null> {
  const [found] = await db
    .select({ name: accounts.displayName })
    .from(accounts)
    .where(eq(accounts.uid, askedBy))
  return found?.name ?? null
}
