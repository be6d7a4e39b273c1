import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { conversations, talkCompanies } from '../../tables/conversations'
import { blockedCompanies, resumeViews, workplaces } from '../../tables/resume-readers'
import { unlocks } from '../../tables/unlocks'
import type { KnownCompany } from '../resume-readers/repository'

/** The name of a company that a worker knows: it read their resume, hired or unlocked them, or talks to them. Null for any other. */
export async function findKnownCompany(db: Database, workerId: string, companyId: string) {
  const [reader] = await db
    .select({ companyName: resumeViews.companyName })
    .from(resumeViews)
    .where(and(eq(resumeViews.workerId, workerId), eq(resumeViews.companyId, companyId)))
    .orderBy(desc(resumeViews.day))
    .limit(1)
  if (reader) return reader.companyName
  const [workplace] = await db
    .select({ companyName: workplaces.companyName })
    .from(workplaces)
    .where(and(eq(workplaces.workerId, workerId), eq(workplaces.companyId, companyId)))
  if (workplace) return workplace.companyName
  const [unlock] = await db
    .select({ companyName: unlocks.companyName })
    .from(unlocks)
    .where(and(eq(unlocks.workerId, workerId), eq(unlocks.companyId, companyId)))
    .limit(1)
  if (unlock) return unlock.companyName
  const [other] = await db
    .select({ companyName: talkCompanies.name })
    .from(conversations)
    .innerJoin(talkCompanies, eq(talkCompanies.companyId, conversations.companyId))
    .where(and(eq(conversations.workerId, workerId), eq(conversations.companyId, companyId)))
  return other?.companyName ?? null
}

export type BlockKey = { readonly workerId: string; readonly companyId: string }

/** Blocks a company; false when it was blocked already. */
export async function insertBlock(tx: Database, key: BlockKey & KnownCompany): Promise<boolean> {
  const added = await tx
    .insert(blockedCompanies)
    .values(key)
    .onConflictDoNothing()
    .returning({ at: blockedCompanies.at })
  return added.length > 0
}

/**
 * Notes at the conversation of the two, if any, that it is another one now: streams that continue then read it. Before the
 * worker is locked, as where the block is said in chat.
 */
export async function touchConversation(tx: Database, { workerId, companyId }: BlockKey): Promise<void> {
  await tx
    .update(conversations)
    .set({ changedAt: sql`clock_timestamp()` })
    .where(and(eq(conversations.companyId, companyId), eq(conversations.workerId, workerId)))
}

/** Unblocks a company; false when it was not blocked. */
export async function deleteBlock(tx: Database, { workerId, companyId }: BlockKey): Promise<boolean> {
  const gone = await tx
    .delete(blockedCompanies)
    .where(and(eq(blockedCompanies.workerId, workerId), eq(blockedCompanies.companyId, companyId)))
    .returning({ at: blockedCompanies.at })
  return gone.length > 0
}
