import { asc, eq } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { talkCompanies, talkReports } from '../../tables/conversations'
import { workers } from '../../tables/workers'

export type TalkReport = typeof talkReports.$inferSelect

export async function insertReport(tx: Database, row: typeof talkReports.$inferInsert): Promise<void> {
  await tx.insert(talkReports).values(row)
}

/** The reports that wait for staff, the longest waiting first, with what both sides are called now. */
export const listOpenReports = (db: Database, limit: number) =>
  db
    .select({ report: talkReports, companyName: talkCompanies.name, workerName: accounts.displayName })
    .from(talkReports)
    .leftJoin(talkCompanies, eq(talkCompanies.companyId, talkReports.companyId))
    .leftJoin(workers, eq(workers.id, talkReports.workerId))
    .leftJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(talkReports.state, 'open'))
    .orderBy(asc(talkReports.createdAt))
    .limit(limit)

/** A report by its id, locked: for staff. */
export async function lockReport(tx: Database, id: string): Promise<TalkReport | null> {
  const [found] = await tx.select().from(talkReports).where(eq(talkReports.id, id)).for('update')
  return found ?? null
}

/** Notes what staff decided. */
export async function decide(
  tx: Database,
  id: string,
  decided: Pick<TalkReport, 'state' | 'decisionReason'>,
): Promise<void> {
  await tx
    .update(talkReports)
    .set({ ...decided, decidedAt: new Date() })
    .where(eq(talkReports.id, id))
}
