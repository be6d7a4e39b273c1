import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { SavedSearchFilters } from '../../shapes/saved-search-filters'
import { peopleFound } from './news-to-members'
import { nextLook } from './next-look'
import { insertFinds, listDueSearches, noteLook, type SavedSearch } from './repository'

/** Ids of workers whom a search finds. */
export type Found = {
  /** Who can be found only since a moment. */
  readonly fresh: readonly string[]
  /** Everybody; null for more than are noted of a search. */
  readonly all: readonly string[] | null
}

/** The workers a search finds for a company. */
export type FindSince = (
  filters: SavedSearchFilters,
  of: { readonly companyId: string; readonly since: Date },
) => Promise<Found>

export type LookingParts = {
  readonly db: Database
  readonly find: FindSince
}

/**
 * Looks for one saved search and notes who is new, in the transaction that enqueues telling its member; no new people is
 * no news, but once a morning it is asked whether its branch still is one of the member's. Who can be found since the last look
 * is new, and where few fit also who fits only since then, by another resume: of those the search knows everybody who fitted
 * before. Nothing is noted of a search that is changed meanwhile. Who worked
 * for the company comes to be known later than they did: a search for them knows nobody yet when it finds nobody.
 */
async function look({ db, find }: LookingParts, search: SavedSearch): Promise<void> {
  const { companyId, id: savedSearchId, branchId, filters, notice, lookedUntil, knowsAll } = search
  const now = new Date()
  const { fresh, all } = await find(filters, { companyId, since: lookedUntil })
  await db.transaction(async (tx) => {
    const isSame = await noteLook(tx, search, {
      lookedUntil: now,
      knowsAll: all !== null && (all.length > 0 || !filters.workedForUs),
      nextLookAt: nextLook(notice, now),
    })
    if (!isSame) return
    const { length: count } = await insertFinds(tx, search, (knowsAll && all) || fresh, true)
    if (all) await insertFinds(tx, search, all, false)
    const isMorning = nextLook('daily', lookedUntil) <= now
    if (count > 0 || (branchId !== null && isMorning))
      await enqueue(tx, peopleFound, { companyId, savedSearchId, count })
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
