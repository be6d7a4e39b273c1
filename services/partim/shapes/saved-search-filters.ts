import { type Static, Type } from '@fastify/type-provider-typebox'

/** What a saved search looks for: parameters of the search operation, by name, as they stand in its address. */
export const SavedSearchFilters = Type.Record(
  Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
  Type.String({ maxLength: 500 }),
  { maxProperties: 30 },
)
export type SavedSearchFilters = Static<typeof SavedSearchFilters>
