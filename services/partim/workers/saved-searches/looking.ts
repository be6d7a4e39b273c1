import type { FastifyInstance } from 'fastify'
import { uuidv7 } from 'uuidv7'
import type { Database } from '@/services/shared/database'
import { addRoutine } from '@/services/shared/routine'
import { type ItemWork, workThrough } from '@/services/shared/routines/items'
import type { SavedSearchFilters } from '../../shapes/saved-search-filters'
import type { NewsToMembers } from './news-to-members'
import { nextLook } from './next-look'
import { forgetSavedSearch, insertFinds, listDueSearches, noteLook, type SavedSearch } from './repository'

/** The ids of the workers a search finds for a company, who can be found since a moment. */
export type FindSince = (
  filters: SavedSearchFilters,
  of: { readonly companyId: string; readonly since: Date },
) => Promise<readonly string[]>

export type LookingParts = {
  readonly db: Database
  readonly find: FindSince
  readonly news: NewsToMembers
}

type News = { readonly id: string; readonly count: number }

/**
 * Looks for one saved search and notes who is new, with the news to be told, in one transaction; no new people is no
 * news. News that an earlier turn could not tell goes first, under its own id.
 */
async function look({ db, find }: LookingParts, search: SavedSearch, now: Date): Promise<News | null> {
  if (search.newsId) return { id: search.newsId, count: search.newsCount }
  const { companyId, filters, notice, lookedUntil } = search
  const workerIds = await find(filters, { companyId, since: lookedUntil })
  return db.transaction(async (tx) => {
    const { length: count } = await insertFinds(tx, search, workerIds)
    const news = count > 0 ? { id: uuidv7(), count } : null
    const looked = { lookedUntil: now, nextLookAt: nextLook(notice, now) }
    await noteLook(tx, search, { ...looked, newsId: news?.id ?? null, newsCount: count })
    return news
  })
}

/** Looks for one saved search and tells its member of new people. A crash at any step tells them once. */
async function lookAndTell(parts: LookingParts, search: SavedSearch): Promise<void> {
  const { db, news } = parts
  const now = new Date()
  const found = await look(parts, search, now)
  if (!found) return
  const { companyId, memberUid, id: savedSearchId, branchId, name } = search
  const told = { companyId, memberUid, savedSearchId, branchId, name, count: found.count }
  const outcome = await news.tell(found.id, told)
  if (outcome === 'member_gone') return forgetSavedSearch(db, search)
  await noteLook(db, search, {
    newsId: null,
    newsCount: 0,
    nextLookAt: nextLook(search.notice, now),
    ...(outcome === 'branch_gone' && { branchGoneAt: now }),
  })
}

/** Looks for every saved search whose time has come. */
export async function lookForSavedSearches(parts: LookingParts, work: ItemWork): Promise<void> {
  await workThrough(parts.db, work, {
    list: listDueSearches,
    idOf: ({ id }) => id,
    handle: (search) => lookAndTell(parts, search),
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
