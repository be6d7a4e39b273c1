import { type Static, Type } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { Named, Uuid } from '@/services/shared/schema'
import { stale } from '@/services/shared/version'
import { messageLimits } from '@/validators/talk-terms'
import type { Actor } from '../../platform/members/access'
import {
  deleteRepliesOf,
  deleteReply,
  findReply,
  holdReplies,
  insertReply,
  listReplies,
  type QuickReply as StoredReply,
  updateReply,
} from './repository'

export const QuickReply = Named(
  'QuickReply',
  Type.Object({
    id: Uuid,
    title: Type.String(),
    text: Type.String({ description: 'with placeholders such as {ชื่อ}, which the web fills' }),
    version: Type.Integer(),
  }),
)
type Shown = Static<typeof QuickReply>

const present = ({ id, title, text, version }: StoredReply): Shown => ({ id, title, text, version })

type Words = { readonly title: string; readonly text: string }

/** The words that a company's members use again, the oldest first. */
export const repliesOf = async (db: Database, { companyId }: Actor): Promise<Shown[]> =>
  (await listReplies(db, companyId)).map(present)

/** Keeps words to use again; 409 `quick_replies_full` when the company keeps as many as it may. */
export async function addReply(tx: Database, { companyId }: Actor, words: Words): Promise<Shown> {
  await holdReplies(tx, companyId)
  if ((await listReplies(tx, companyId)).length >= messageLimits.quickReplies) {
    throw new Problem(409, 'quick_replies_full')
  }
  return present(await insertReply(tx, { companyId, id: uuidv7(), ...words }))
}

/** Changes words that are kept; 412 with the present ones when they are no longer at `version`. */
export async function changeReply(
  db: Database,
  { companyId }: Actor,
  id: string,
  change: Words & { readonly version: number },
): Promise<Shown> {
  const changed = await updateReply(db, { companyId, id }, change)
  if (changed) return present(changed)
  const current = await findReply(db, { companyId, id })
  if (!current) throw notFound()
  throw stale(present(current))
}

/** Removes words that are kept. */
export async function removeReply(db: Database, { companyId }: Actor, id: string): Promise<void> {
  if (!(await deleteReply(db, { companyId, id }))) throw notFound()
}

/** Removes what a company that is closed kept; repeating it changes nothing. */
export const forgetRepliesOf = deleteRepliesOf
