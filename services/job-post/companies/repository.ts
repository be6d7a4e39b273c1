import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { companies } from './table'

export type Company = typeof companies.$inferSelect

export async function findCompany(db: Database, companyId: string): Promise<Company | null> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  return company ?? null
}

/** True when a company with this number is confirmed already. */
export async function isConfirmed(db: Database, juristicId: string): Promise<boolean> {
  const isHolder = and(
    eq(companies.juristicId, juristicId),
    inArray(companies.verification, ['registry_matched', 'verified']),
  )
  const found = await db.select({ id: companies.id }).from(companies).where(isHolder).limit(1)
  return found.length > 0
}

export async function insertCompany(tx: Database, values: typeof companies.$inferInsert): Promise<Company> {
  const [company] = await tx.insert(companies).values(values).returning()
  if (!company) throw new Error('the company was not stored')
  return company
}
