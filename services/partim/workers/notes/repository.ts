import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { workerNotes } from '../../tables/worker-notes'
import { workers } from '../../tables/workers'

export type WorkerNote = typeof workerNotes.$inferSelect

/** A company and a worker. */
export type Pair = Pick<WorkerNote, 'companyId' | 'workerId'>

const ofPair = ({ companyId, workerId }: Pair) =>
  and(eq(workerNotes.companyId, companyId), eq(workerNotes.workerId, workerId))

/** A company's notes about a worker, the oldest first; not paged, because their number is limited. */
export const listNotes = (db: Database, pair: Pair): Promise<WorkerNote[]> =>
  db.select().from(workerNotes).where(ofPair(pair)).orderBy(asc(workerNotes.id))

export const countNotes = (db: Database, pair: Pair): Promise<number> => db.$count(workerNotes, ofPair(pair))

/** Locks a worker against removal, so that a note about them is stored or they are gone; false once they are. */
export async function holdWorker(tx: Database, workerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(eq(workers.id, workerId))
    .for('update')
  return found.length > 0
}

export async function insertNote(tx: Database, row: typeof workerNotes.$inferInsert): Promise<WorkerNote> {
  const [note] = await tx.insert(workerNotes).values(row).returning()
  if (!note) throw new Error('a note was not stored')
  return note
}

/** Removes a note by its author; false when there is no such note. */
export async function deleteOwnNote(
  tx: Database,
  { id, authorUid, ...pair }: Pair & Pick<WorkerNote, 'id' | 'authorUid'>,
): Promise<boolean> {
  const gone = await tx
    .delete(workerNotes)
    .where(and(ofPair(pair), eq(workerNotes.id, id), eq(workerNotes.authorUid, authorUid)))
    .returning({ id: workerNotes.id })
  return gone.length > 0
}

/** Removes everything that a company's members wrote about workers. */
export async function deleteNotesOf(tx: Database, companyId: string): Promise<void> {
  await tx.delete(workerNotes).where(eq(workerNotes.companyId, companyId))
}

/** What companies wrote about an account's worker; who of their members did is data about those. */
export const listNotesAbout = (db: Database, accountUid: string) =>
  db
    .select({
      companyId: workerNotes.companyId,
      companyName: workerNotes.companyName,
      text: workerNotes.text,
      createdAt: workerNotes.createdAt,
    })
    .from(workerNotes)
    .innerJoin(workers, eq(workers.id, workerNotes.workerId))
    .where(eq(workers.accountUid, accountUid))
    .orderBy(asc(workerNotes.createdAt))
