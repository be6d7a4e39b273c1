import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { Body, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { savedSearchSchema } from '@/validators/saved-search'
import { savedSearchAddressLimit, savedSearchNotices } from '@/validators/saved-search-terms'
import { actorOf } from '../../platform/members/access'
import { SavedSearchFilters } from '../../shapes/saved-search-filters'
import { SavedSearch } from './present'
import { changeSavedSearch, removeSavedSearch, savedSearchesOf, saveSearch } from './service'

const config = { access: 'member', permission: 'favourites.edit' } as const
const params = Type.Object({ savedSearchId: Uuid })
const Values = Body({
  name: Typed(),
  address: Typed(savedSearchAddressLimit),
  filters: SavedSearchFilters,
  branchId: nullable(Uuid),
  notice: OneOf(savedSearchNotices),
})

/** Operations with which a member keeps searches for people, and is told of new ones. */
export function savedSearchRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/saved-searches',
    {
      config,
      schema: {
        operationId: 'listSavedSearches',
        summary: 'The member’s own saved searches, the latest first; a hundred at most',
        response: { 200: Type.Object({ items: Type.Array(SavedSearch) }) },
      },
    },
    async (request) => ({ items: await savedSearchesOf(db, actorOf(request)) }),
  )

  app.post(
    '/v1/saved-searches',
    {
      config: { ...config, rules: savedSearchSchema },
      schema: { operationId: 'saveSearch', body: Values, response: { 201: SavedSearch } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 201,
        body: await saveSearch(tx, actorOf(request), request.body),
      })),
  )

  app.put(
    '/v1/saved-searches/:savedSearchId',
    {
      config: { ...config, rules: savedSearchSchema },
      schema: {
        operationId: 'changeSavedSearch',
        summary: 'Changes the name, the notice or what is searched for',
        params,
        body: Values,
        response: { 200: SavedSearch },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, version: expectedVersion(request) }
      return sendVersioned(
        reply,
        await changeSavedSearch(db, actorOf(request), request.params.savedSearchId, change),
      )
    },
  )

  app.delete(
    '/v1/saved-searches/:savedSearchId',
    {
      config,
      schema: { operationId: 'removeSavedSearch', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      await removeSavedSearch(db, actorOf(request), request.params.savedSearchId)
      return reply.code(204).send(null)
    },
  )
}
