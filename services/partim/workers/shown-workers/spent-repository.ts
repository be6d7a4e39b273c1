import { desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { ShownBudget } from '@/validators/shown-budgets'
import { spentBudgets } from '../../tables/spent-budgets'
import type { CompanyDay } from './repository'

/** Notes that a company was refused workers; refusals of a day are counted together. */
export async function noteSpent(
  db: Database,
  spent: CompanyDay & { readonly companyName: string; readonly budget: ShownBudget },
): Promise<void> {
  await db
    .insert(spentBudgets)
    .values(spent)
    .onConflictDoUpdate({
      target: [spentBudgets.day, spentBudgets.companyId, spentBudgets.budget],
      set: { companyName: spent.companyName, lastAt: sql`now()`, times: sql`${spentBudgets.times} + 1` },
    })
}

/** What was spent since a day, YYYY-MM-DD, the latest day and the most refusals first. */
export const listSpent = (db: Database, since: string, limit: number) =>
  db
    .select()
    .from(spentBudgets)
    .where(gte(spentBudgets.day, since))
    .orderBy(desc(spentBudgets.day), desc(spentBudgets.times), spentBudgets.companyId)
    .limit(limit)

/** How many companies spent a budget on a day. */
export async function countSpenders(db: Database, day: string): Promise<number> {
  const [row] = await db
    .select({ companies: sql<number>`count(distinct ${spentBudgets.companyId})::integer` })
    .from(spentBudgets)
    .where(eq(spentBudgets.day, day))
  return row?.companies ?? 0
}
