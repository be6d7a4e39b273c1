import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Uuid } from '@/services/shared/schema'
import { savedSearchNotices } from '@/validators/saved-search-terms'
import { SavedSearchFilters } from '../../shapes/saved-search-filters'
import type { SavedSearch as Row } from './repository'

export const SavedSearch = Named(
  'SavedSearch',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    address: Type.String({ description: 'the query of the search screen’s address' }),
    filters: SavedSearchFilters,
    branchId: nullable(Uuid),
    notice: OneOf(savedSearchNotices),
    isBranchGone: Type.Boolean({ description: 'nobody is told of new people since' }),
    foundLately: Type.Integer({ description: 'people found in the last seven days' }),
    createdAt: Instant,
    version: Type.Integer(),
  }),
)

export const presentSavedSearch = (row: Row, foundLately: number): Static<typeof SavedSearch> => ({
  id: row.id,
  name: row.name,
  address: row.address,
  filters: row.filters,
  branchId: row.branchId,
  notice: row.notice,
  isBranchGone: row.branchGoneAt !== null,
  foundLately,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})
