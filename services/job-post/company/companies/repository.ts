import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { personalKinds } from '@/validators/company-kind'
import type { Verification } from '@/validators/states/verification'
import { companies } from '../../tables/companies'

export type Company = typeof companies.$inferSelect

/** What members may change about their company. */
export type ProfileValues = Pick<
  Company,
  | 'name'
  | 'addressLine'
  | 'subdistrict'
  | 'district'
  | 'province'
  | 'postcode'
  | 'about'
  | 'logoUrl'
  | 'website'
  | 'facebookUrl'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
>

/** What an event may change besides the state. */
export type VerificationValues = Pick<Company, 'verification' | 'verificationReason'> &
  Partial<
    Pick<Company, 'numberConfirmedAt' | 'representedAt' | 'registryCheckedAt' | 'registryAddress' | 'name'>
  >

export async function findCompany(db: Database, companyId: string): Promise<Company | null> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  return company ?? null
}

/**
 * Locks the company until `tx` ends, so that of two concurrent events the second sees the result of the first. Rows
 * that only refer to the company can still be written: a post's credit must not wait for a transaction that waits for
 * that post.
 */
export async function lockCompany(tx: Database, companyId: string): Promise<Company | null> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('no key update')
  return company ?? null
}

/** The company that is confirmed to have a number; null when there is none. */
export async function findHolder(db: Database, juristicId: string): Promise<Company | null> {
  const isHolder = and(eq(companies.juristicId, juristicId), isNotNull(companies.numberConfirmedAt))
  const [holder] = await db.select().from(companies).where(isHolder).limit(1)
  return holder ?? null
}

export async function insertCompany(tx: Database, values: typeof companies.$inferInsert): Promise<Company> {
  const [company] = await tx.insert(companies).values(values).returning()
  if (!company) throw new Error('the company was not stored')
  return company
}

/** Changes the profile at a known version; null when the version has changed. */
export async function updateProfile(
  tx: Database,
  companyId: string,
  version: number,
  values: ProfileValues,
): Promise<Company | null> {
  const [company] = await tx
    .update(companies)
    .set({ ...values, version: sql`${companies.version} + 1` })
    .where(and(eq(companies.id, companyId), eq(companies.version, version)))
    .returning()
  return company ?? null
}

/**
 * Changes the verification state. The version belongs to the profile and stays the same, unless the name changes: a
 * decision by staff must not make an open form stale.
 */
export async function moveVerification(
  tx: Database,
  companyId: string,
  values: VerificationValues,
): Promise<Company> {
  const version = values.name === undefined ? companies.version : sql`${companies.version} + 1`
  const [company] = await tx
    .update(companies)
    .set({ ...values, version })
    .where(eq(companies.id, companyId))
    .returning()
  if (!company) throw new Error('the company was not moved')
  return company
}

/** Records an answer of the registry that changes nothing else. */
export async function markChecked(db: Database, companyId: string): Promise<void> {
  await db.update(companies).set({ registryCheckedAt: sql`now()` }).where(eq(companies.id, companyId))
}

/** Companies that the registry was never asked about, or not within the last day; it is never asked about people. */
const isRegistryDue = and(
  eq(companies.kind, 'juristic_person'),
  or(isNull(companies.registryCheckedAt), lt(companies.registryCheckedAt, sql`now() - interval '1 day'`)),
)
const longestNotAsked = [sql`${companies.registryCheckedAt} asc nulls first`, asc(companies.id)]

/**
 * Registered companies that are not represented and have no address from the registry; the longest not asked about
 * first, each once a day.
 */
export async function listWithoutRegistryAddress(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Pick<Company, 'id' | 'juristicId'>[]> {
  return db
    .select({ id: companies.id, juristicId: companies.juristicId })
    .from(companies)
    .where(
      and(
        isNotNull(companies.numberConfirmedAt),
        isNull(companies.representedAt),
        isNull(companies.registryAddress),
        isNull(companies.closedAt),
        isRegistryDue,
        notInArray(companies.id, [...except]),
      ),
    )
    .orderBy(...longestNotAsked)
    .limit(limit)
}

/** Stores a company's address from the registry, or that there was no answer. */
export async function keepRegistryAddress(
  db: Database,
  companyId: string,
  registryAddress: Company['registryAddress'],
): Promise<void> {
  await db
    .update(companies)
    .set({ registryCheckedAt: sql`now()`, ...(registryAddress && { registryAddress }) })
    .where(eq(companies.id, companyId))
}

/** The number of any company that the registry knew before; null when there is none. */
export async function findConfirmedNumber(db: Database): Promise<string | null> {
  const [known] = await db
    .select({ juristicId: companies.juristicId })
    .from(companies)
    .where(and(eq(companies.kind, 'juristic_person'), isNotNull(companies.numberConfirmedAt)))
    .orderBy(sql`random()`)
    .limit(1)
  return known?.juristicId ?? null
}

/**
 * Unverified companies, without those in `except`, that the registry was not asked about for a day; the longest waiting
 * first.
 */
export async function listUnchecked(
  db: Database,
  except: readonly string[],
  limit: number,
): Promise<Company[]> {
  return db
    .select()
    .from(companies)
    .where(
      and(
        eq(companies.verification, 'unverified'),
        isNull(companies.closedAt),
        isRegistryDue,
        notInArray(companies.id, [...except]),
      ),
    )
    .orderBy(...longestNotAsked)
    .limit(limit)
}

/** Companies for staff, the oldest first; of one state, or of all. */
export async function listCompanies(
  db: Database,
  { verification, after, limit }: { verification?: Verification; after: string | null; limit: number },
): Promise<Company[]> {
  return db
    .select()
    .from(companies)
    .where(
      and(
        verification && eq(companies.verification, verification),
        after ? gt(companies.id, after) : undefined,
      ),
    )
    .orderBy(asc(companies.id))
    .limit(limit)
}

/** A column of what identifies a person, emptied where the company is one. */
const withoutPerson = (column: AnyPgColumn) =>
  sql`case when ${inArray(companies.kind, [...personalKinds])} then '' else ${column} end`

/** Closes a company, empties its profile, and frees its number; the number and address of a person are removed. */
export async function closeCompany(tx: Database, companyId: string): Promise<void> {
  await tx
    .update(companies)
    .set({
      closedAt: sql`now()`,
      juristicId: withoutPerson(companies.juristicId),
      addressLine: withoutPerson(companies.addressLine),
      verification: 'unverified',
      verificationReason: null,
      numberConfirmedAt: null,
      representedAt: null,
      registryAddress: null,
      contactName: null,
      contactPhone: null,
      contactEmail: null,
      about: null,
      logoUrl: null,
      website: null,
      facebookUrl: null,
      version: sql`${companies.version} + 1`,
    })
    .where(eq(companies.id, companyId))
}
