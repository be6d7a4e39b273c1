import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { decodeCursor } from '@/services/shared/cursor'
import type { Database, Reads } from '@/services/shared/database'
import { UuidList } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { comparedTogether } from '@/validators/worker-search'
import { actorOf } from '../../platform/members/access'
import type { BranchPlaces } from './branch-places'
import { Crowd } from './crowd'
import { WorkerMaps } from './map'
import {
  aroundOf,
  branchGone,
  placeOf,
  type SearchParameters,
  Sort,
  searchParameters,
  wantedOf,
} from './query'
import { WorkerSearches } from './service'
import { ComparedWorkers, FoundWorkers, WorkerMap } from './shapes'

const Position = Type.Tuple([Type.Union([Type.String(), Type.Number()]), Type.String({ format: 'uuid' })])

const latitude = { minimum: -90, maximum: 90 }
const longitude = { minimum: -180, maximum: 180 }

/** The operations with which employers search workers, as a list and on a map. */
export function searchRoutes(
  app: ServiceApp,
  {
    db,
    reads,
    branchPlaces,
  }: { readonly db: Database; readonly reads: Reads; readonly branchPlaces: BranchPlaces },
): void {
  const crowd = new Crowd(reads.db)
  const searches = new WorkerSearches(db, crowd)
  const maps = new WorkerMaps(crowd)

  async function nearOf(request: FastifyRequest, query: SearchParameters) {
    if (query.branchId === undefined) return placeOf(query)
    const { companyId } = actorOf(request)
    const place = await branchPlaces.ask(forwardedCallerOf(request), companyId, query.branchId)
    if (!place) throw branchGone()
    return placeOf(place)
  }

  app.get(
    '/v1/workers/search',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'findWorkers',
        summary: 'Workers around a branch or a place who meet filters and words, and why each does',
        querystring: Type.Object({
          ...searchParameters,
          sort: Sort,
          cursor: Type.Optional(Type.String({ maxLength: 400 })),
          limit: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
        }),
        response: { 200: FoundWorkers },
      },
    },
    async (request) => {
      const { query } = request
      const actor = actorOf(request)
      const wanted = wantedOf(query)
      const near = await nearOf(request, query)
      return searches.find(await request.reads(), actor, {
        ...wanted,
        ...aroundOf(query, wanted, near, actor.companyId),
        sort: query.sort,
        after: decodeCursor(Position, query.cursor) as [string | number, string] | null,
        limit: query.limit,
      })
    },
  )

  app.get(
    '/v1/workers/comparison',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'compareWorkers',
        summary: 'Some workers held against a search, whether they meet it or not',
        querystring: Type.Object({
          ...searchParameters,
          workerIds: UuidList(comparedTogether, 'ids, four at most, separated by commas'),
        }),
        response: { 200: ComparedWorkers },
      },
    },
    async (request) => {
      const { query } = request
      const actor = actorOf(request)
      const wanted = wantedOf(query)
      const near = await nearOf(request, query)
      const around = aroundOf(query, wanted, near, actor.companyId)
      const ids = [...new Set(query.workerIds.split(','))]
      return searches.compare(await request.reads(), actor, { ...wanted, ...around }, ids)
    },
  )

  app.get(
    '/v1/workers/map',
    {
      config: { access: 'member', showsWorkers: true },
      schema: {
        operationId: 'mapWorkers',
        summary: 'How many workers who meet filters live in each square of a map; nothing about anybody',
        querystring: Type.Object({
          ...searchParameters,
          north: Type.Number(latitude),
          south: Type.Number(latitude),
          east: Type.Number(longitude),
          west: Type.Number(longitude),
          zoom: Type.Integer({ minimum: 4, maximum: 20 }),
        }),
        response: { 200: WorkerMap },
      },
    },
    async (request) => {
      const { query } = request
      const wanted = wantedOf(query)
      const near = await nearOf(request, query)
      const around = aroundOf(query, wanted, near, actorOf(request).companyId)
      return maps.clusters(await request.reads(), { ...wanted, ...around }, query)
    },
  )
}
