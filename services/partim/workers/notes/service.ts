import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { Instant, Named, nullable, Uuid } from '@/services/shared/schema'
import { workerNotesAtMost } from '@/validators/note-limit'
import type { Companies } from '../../platform/companies/companies-of-job-post'
import type { Actor } from '../../platform/members/access'
import { contactAccess, isWhole } from '../unlocks/contact'
import { findableAmong } from '../workers/repository'
import {
  countNotes,
  deleteNotesOf,
  deleteOwnNote,
  holdWorker,
  insertNote,
  listNotes,
  listNotesAbout,
  type WorkerNote as StoredNote,
} from './repository'

export type NoteParts = { readonly db: Database; readonly companies: Companies }

export const WorkerNote = Named(
  'WorkerNote',
  Type.Object({
    id: Uuid,
    text: Type.String(),
    authorName: nullable(Type.String({ description: 'as they are called now; null once they left' })),
    isOwn: Type.Boolean({ description: 'written by the one who asks, who alone may remove it' }),
    createdAt: Instant,
  }),
)

/** 404 for a worker whom the company cannot read, the same as for an unknown id. */
async function requireReadable(db: Database, actor: Actor, workerId: string): Promise<void> {
  const [findable] = await findableAmong(db, actor.companyId, [workerId])
  if (findable) return
  if (!isWhole(await contactAccess(db, actor, workerId))) throw notFound()
}

/** The notes with the names that their authors have now. */
async function presented(
  { companies }: NoteParts,
  { companyId, uid }: Actor,
  notes: readonly StoredNote[],
): Promise<Static<typeof WorkerNote>[]> {
  const authors = [...new Set(notes.map(({ authorUid }) => authorUid))]
  const names = authors.length > 0 ? await companies.memberNames(companyId, authors) : new Map()
  return notes.map(({ id, text, authorUid, createdAt }) => ({
    id,
    text,
    authorName: names.get(authorUid) ?? null,
    isOwn: authorUid === uid,
    createdAt: createdAt.toISOString(),
  }))
}

/** The company's notes about a worker, the oldest first. */
export async function notesOf(parts: NoteParts, actor: Actor, workerId: string) {
  await requireReadable(parts.db, actor, workerId)
  return presented(parts, actor, await listNotes(parts.db, { companyId: actor.companyId, workerId }))
}

const audit = (tx: Database, actor: Actor, action: string, workerId: string, noteId: string) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.companyId,
    action: `worker_note.${action}`,
    subjectType: 'worker',
    subjectId: workerId,
    after: { noteId },
  })

/** Adds a note about a worker; 409 `worker_notes_full` when the company keeps as many as it may about them. */
export async function addNote(
  parts: NoteParts,
  tx: Database,
  actor: Actor,
  { workerId, text }: { readonly workerId: string; readonly text: string },
) {
  const { companyId, companyName, uid } = actor
  await requireReadable(tx, actor, workerId)
  if (!(await holdWorker(tx, workerId))) throw notFound()
  if ((await countNotes(tx, { companyId, workerId })) >= workerNotesAtMost) {
    throw new Problem(409, 'worker_notes_full')
  }
  const id = uuidv7()
  const note = await insertNote(tx, { companyId, id, workerId, companyName, authorUid: uid, text })
  await audit(tx, actor, 'added', workerId, id)
  const [shown] = await presented(parts, actor, [note])
  if (!shown) throw notFound()
  return shown
}

/** Removes a note by its author; a colleague's note is 404. It works about workers who hide meanwhile as well. */
export async function removeNote(
  { db }: NoteParts,
  actor: Actor,
  { workerId, noteId }: { readonly workerId: string; readonly noteId: string },
): Promise<void> {
  const { companyId, uid } = actor
  await db.transaction(async (tx) => {
    if (!(await deleteOwnNote(tx, { companyId, workerId, id: noteId, authorUid: uid }))) throw notFound()
    await audit(tx, actor, 'removed', workerId, noteId)
  })
}

/** Removes what a company that is closed wrote about workers; repeating it changes nothing. */
export const forgetNotesOf = deleteNotesOf

/** What companies wrote about an account's worker, for the copy of the worker's data. */
export const noteRecords = listNotesAbout
