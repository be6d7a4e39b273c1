import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import type { Actor } from '../../platform/access/actor'
import { deleteOwnNote, insertNote, listNotes } from './notes-repository'
import { type Note, presentNote } from './present'
import { requireApplication } from './service'

/** The notes about an applicant, oldest first. */
export async function notesOf(db: Database, actor: Actor, id: string): Promise<Static<typeof Note>[]> {
  const { application } = await requireApplication(db, actor, id)
  return (await listNotes(db, application)).map((note) => presentNote(note, actor.uid))
}

const auditNote = (tx: Database, { uid, requestId, scope }: Actor, action: string, subjectId: string) =>
  recordAudit(tx, {
    actorUid: uid,
    requestId,
    companyId: scope.companyId,
    action: `application.${action}`,
    subjectType: 'application',
    subjectId,
  })

export async function addNote(
  tx: Database,
  actor: Actor,
  id: string,
  text: string,
): Promise<Static<typeof Note>> {
  const { application } = await requireApplication(tx, actor, id)
  const noteId = uuidv7()
  const { companyId } = application
  await insertNote(tx, { companyId, applicationId: id, id: noteId, authorUid: actor.uid, text })
  await auditNote(tx, actor, 'note_added', id)
  const [note] = await listNotes(tx, application, noteId)
  if (!note) throw notFound()
  return presentNote(note, actor.uid)
}

/** Removes a note by its author; a colleague's note is 404. */
export async function removeNote(db: Database, actor: Actor, id: string, noteId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { application } = await requireApplication(tx, actor, id)
    if (!(await deleteOwnNote(tx, application, { id: noteId, authorUid: actor.uid }))) throw notFound()
    await auditNote(tx, actor, 'note_removed', id)
  })
}
