import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { SavedSearchFilters } from '../../shapes/saved-search-filters'
import { peopleFound } from './news-to-members'
import { nextLook } from './next-look'
import { insertFinds, listDueSearches, noteLook, type SavedSearch } from './repository'

/** The ids of the workers a search finds for a company, who can be found since a moment. */
export type FindSince = (
  filters: SavedSearchFilters,
  of: { readonly companyId: string; readonly since: Date },
) => Promise<readonly string[]>

export type LookingParts = {
  readonly db: Database
  readonly find: FindSince
}

/**
 * Looks for one saved search and notes who is new, in the transaction that enqueues telling its member; no new people is
 * no news.
 */
async function look({ db, find }: LookingParts, search: SavedSearch): Promise<void> {
  const { companyId, id: savedSearchId, filters, notice, lookedUntil } = search
  const now = new Date()
  const workerIds = await find(filters, { companyId, since: lookedUntil })
  await db.transaction(async (tx) => {
    const { length: count } = await insertFinds(tx, search, workerIds)
    await noteLook(tx, search, { lookedUntil: now, nextLookAt: nextLook(notice, now) })
    if (count > 0) await enqueue(tx, peopleFound, { companyId, savedSearchId, count })
  })
}

/** Looks for every saved search whose time has come. */
export async function lookForSavedSearches(parts: LookingParts, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listDueSearches,
    idOf: ({ id }) => id,
    handle: (search) => look(parts, search),
  })
}

/** The routine that finds new people for saved searches; one instance at a time takes a turn. */
export function scheduleSavedSearches(app: FastifyInstance, parts: LookingParts): void {
  addRoutine(app, {
    name: 'look for saved searches',
    everySeconds: 60,
    run: (work) => lookForSavedSearches(parts, work),
  })
}
