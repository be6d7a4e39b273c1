import { type Static, Type } from '@fastify/type-provider-typebox'
import { Check, Convert, Default } from 'typebox/value'
import type { Database } from '@/services/shared/database'
import { Problem } from '@/services/shared/problem'
import type { SavedSearchFilters } from '../../shapes/saved-search-filters'
import { aroundOf, placeOf, searchParameters, wantedOf } from '../search/query'
import { findEntries } from '../search/repository'
import type { FindSince } from './looking'

/** A branch is given by its place: the routine has no member's session to ask where it is. */
const { branchId: _, ...parameters } = searchParameters
const Parameters = Type.Object(parameters, { additionalProperties: false })

/** People told of in one news, and known of one search, at most; whoever is beyond has been there all along. */
const foundAtMost = 200

/** The parameters in a saved search's texts; 400 when the search operation would not take them. */
export function readFilters(filters: SavedSearchFilters): Static<typeof Parameters> {
  const read = Convert(Parameters, Default(Parameters, { ...filters }))
  if (!Check(Parameters, read)) throw new Problem(400, 'bad_request')
  return read
}

/** What a saved search asks for, and where; throws a problem where it makes no sense, as the search does. */
function searchOf(filters: SavedSearchFilters, companyId: string) {
  const query = readFilters(filters)
  const wanted = wantedOf(query)
  return { ...wanted, ...aroundOf(query, wanted, placeOf(query), companyId) }
}

/** Throws a problem for filters that the search operation would refuse. */
export function requireFilters(filters: SavedSearchFilters, companyId: string): void {
  searchOf(filters, companyId)
}

/** Finds who meets a saved search, and of them who can be found since a moment, the latest first. */
export const peopleFinder =
  (db: Database): FindSince =>
  async (filters, { companyId, since }) => {
    const search = {
      ...searchOf(filters, companyId),
      sort: 'newest',
      after: null,
      limit: foundAtMost,
    } as const
    const isOurs = search.isFavourite || search.workedForUs
    const found = await findEntries(db, search, { way: isOurs ? 'ours' : 'first', isLoose: false })
    const idsOf = (entries: typeof found) => entries.slice(0, foundAtMost).map(({ workerId }) => workerId)
    return {
      fresh: idsOf(found.filter(({ listedAt }) => new Date(listedAt) > since)),
      // One more than the limit comes where there are more.
      all: found.length > foundAtMost ? null : idsOf(found),
    }
  }
