import type { Static } from '@fastify/type-provider-typebox'
import { uuidv7 } from 'uuidv7'
import { recordAudit } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { notFound, Problem } from '@/services/shared/problem'
import { stale } from '@/services/shared/version'
import { savedSearchesAtMost } from '@/validators/saved-search-terms'
import type { Actor } from '../../platform/members/access'
import { requireFilters } from './find-people'
import { nextLook } from './next-look'
import { presentSavedSearch, type SavedSearch } from './present'
import {
  countSavedSearches,
  deleteSavedSearch,
  findSavedSearch,
  findsOf,
  holdSavedSearches,
  insertSavedSearch,
  listSavedSearches,
  type Owner,
  type SavedSearchValues,
  updateSavedSearch,
} from './repository'

type Shown = Static<typeof SavedSearch>

const ownerOf = ({ companyId, uid }: Actor): Owner => ({ companyId, memberUid: uid })

const audit = (tx: Database, actor: Actor, action: string, id: string, change: object = {}) =>
  recordAudit(tx, {
    actorUid: actor.uid,
    requestId: actor.requestId,
    companyId: actor.companyId,
    action: `saved_search.${action}`,
    subjectType: 'saved_search',
    subjectId: id,
    ...change,
  })

/** The member's own saved searches, the latest first. */
export async function savedSearchesOf(db: Database, actor: Actor): Promise<Shown[]> {
  const rows = await listSavedSearches(db, ownerOf(actor))
  return rows.map(({ search, foundLately }) => presentSavedSearch(search, foundLately))
}

/**
 * Saves a search; the people it finds today are not news. 409 `saved_search_limit` when the company keeps as many as it
 * may.
 */
export async function saveSearch(tx: Database, actor: Actor, values: SavedSearchValues): Promise<Shown> {
  requireFilters(values.filters, actor.companyId)
  await holdSavedSearches(tx, actor.companyId)
  const kept = await countSavedSearches(tx, actor.companyId)
  if (kept >= savedSearchesAtMost) throw new Problem(409, 'saved_search_limit')
  const now = new Date()
  const row = await insertSavedSearch(tx, {
    ...values,
    ...ownerOf(actor),
    id: uuidv7(),
    lookedUntil: now,
    nextLookAt: nextLook(values.notice, now),
  })
  await audit(tx, actor, 'added', row.id, { after: { name: row.name, notice: row.notice } })
  return presentSavedSearch(row, 0)
}

/**
 * Changes the member's own saved search; 412 with the current one when it is no longer at `version`. One that looks
 * again begins with the people who come from now on.
 */
export async function changeSavedSearch(
  db: Database,
  actor: Actor,
  id: string,
  { version, ...values }: SavedSearchValues & { readonly version: number },
): Promise<Shown> {
  requireFilters(values.filters, actor.companyId)
  return db.transaction(async (tx) => {
    const owner = ownerOf(actor)
    const before = await findSavedSearch(tx, owner, id)
    if (!before) throw notFound()
    const now = new Date()
    const isAnother =
      before.address !== values.address || before.notice === 'off' || before.branchGoneAt !== null
    const row = await updateSavedSearch(tx, owner, id, {
      ...values,
      version,
      nextLookAt: nextLook(values.notice, now),
      branchGoneAt: before.branchId === values.branchId ? before.branchGoneAt : null,
      ...(isAnother && { lookedUntil: now, knowsAll: false }),
    })
    if (!row) throw stale(presentSavedSearch(before, 0))
    const seen = ({ name, notice }: SavedSearchValues) => ({ name, notice })
    await audit(tx, actor, 'changed', id, { before: seen(before), after: seen(row) })
    return presentSavedSearch(row, 0)
  })
}

/** Removes the member's own saved search, and with it the news about it. */
export async function removeSavedSearch(db: Database, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSavedSearch(tx, ownerOf(actor), id))) throw notFound()
    await audit(tx, actor, 'removed', id)
  })
}

/** When saved searches of which companies found a worker, for the copy of the worker's data. */
export const findRecords = (db: Database, uid: string) => findsOf(db, uid)
