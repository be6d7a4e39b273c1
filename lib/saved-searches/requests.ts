import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { SavedSearch, SavedSearchValues } from './saved-search'

/** Saves a search; the same key and values again are the same search. Answers no problem itself. */
export const saveSearch = (body: SavedSearchValues, headers: { 'Idempotency-Key': string }) =>
  partim.POST('/v1/saved-searches', { body, headers })

/** Changes a saved search at the version that was read; rejects with ProblemError. */
export const changeSavedSearch = (
  { id, version }: Pick<SavedSearch, 'id' | 'version'>,
  body: SavedSearchValues,
): Promise<SavedSearch> =>
  dataOf(
    partim.PUT('/v1/saved-searches/{savedSearchId}', {
      params: { path: { savedSearchId: id } },
      body,
      headers: { 'If-Match': `"${version}"` },
    }),
  )

/** Removes a saved search; rejects with ProblemError. */
export const removeSavedSearch = (id: string) =>
  dataOf(partim.DELETE('/v1/saved-searches/{savedSearchId}', { params: { path: { savedSearchId: id } } }))
