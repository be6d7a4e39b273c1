import { and, asc, eq, type SQL } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { applicationNotes } from '../../tables/applications'
import type { ApplicationKey } from './application-keys'

export type Note = typeof applicationNotes.$inferSelect & { readonly authorName: string | null }

export const ofApplication = ({ companyId, id }: ApplicationKey, ...conditions: (SQL | undefined)[]) =>
  and(eq(applicationNotes.companyId, companyId), eq(applicationNotes.applicationId, id), ...conditions)

/** The notes about an applicant, oldest first. */
export async function listNotes(db: Database, key: ApplicationKey, noteId?: string): Promise<Note[]> {
  const rows = await db
    .select({ note: applicationNotes, authorName: accounts.displayName })
    .from(applicationNotes)
    .leftJoin(accounts, eq(accounts.uid, applicationNotes.authorUid))
    .where(ofApplication(key, noteId === undefined ? undefined : eq(applicationNotes.id, noteId)))
    .orderBy(asc(applicationNotes.id))
  return rows.map(({ note, authorName }) => ({ ...note, authorName }))
}

export async function insertNote(tx: Database, row: typeof applicationNotes.$inferInsert): Promise<void> {
  await tx.insert(applicationNotes).values(row)
}

/** Removes a note by its author; false when there is no such note. */
export async function deleteOwnNote(
  tx: Database,
  key: ApplicationKey,
  { id, authorUid }: { readonly id: string; readonly authorUid: string },
): Promise<boolean> {
  const gone = await tx
    .delete(applicationNotes)
    .where(ofApplication(key, eq(applicationNotes.id, id), eq(applicationNotes.authorUid, authorUid)))
    .returning({ id: applicationNotes.id })
  return gone.length > 0
}
