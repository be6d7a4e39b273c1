import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/members/access'
import { Favourite, FavouriteMark } from './present'
import { addFavourite, favouriteOf, marksOf, pageOfFavourites, removeFavourite } from './service'

const config = { access: 'member', permission: 'favourites.edit' } as const
const params = Type.Object({ workerId: Uuid })

/** Operations with which a company keeps its favourite workers. */
export function favouriteRoutes(app: ServiceApp, db: Database): void {
  app.get(
    '/v1/favourites',
    {
      config: { ...config, showsWorkers: true },
      schema: {
        operationId: 'listFavourites',
        summary: 'The company’s favourite workers, masked, marked last first',
        querystring: Type.Object({ ...pageQuery, groupId: Type.Optional(Uuid) }),
        response: { 200: pageOf(Favourite) },
      },
    },
    async (request) => pageOfFavourites(db, actorOf(request), request.query),
  )

  app.get(
    '/v1/favourites/marks',
    {
      config,
      schema: {
        operationId: 'listFavouriteMarks',
        summary: 'Which workers are marked; as many as a company may keep',
        response: { 200: Type.Object({ workerIds: Type.Array(Uuid) }) },
      },
    },
    async (request) => ({ workerIds: await marksOf(db, actorOf(request)) }),
  )

  app.put(
    '/v1/favourites/:workerId',
    {
      config,
      schema: {
        operationId: 'addFavourite',
        summary: 'Marks a worker; once, however often it is asked',
        params,
        response: { 200: FavouriteMark },
      },
    },
    async (request) => addFavourite(db, actorOf(request), request.params.workerId),
  )

  app.delete(
    '/v1/favourites/:workerId',
    {
      config,
      schema: {
        operationId: 'removeFavourite',
        summary: 'Takes the mark and every group from a worker',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeFavourite(db, actorOf(request), request.params.workerId)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/v1/my/favourite-companies',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'listMyFavouriteCompanies',
        summary: 'The companies that keep me as a favourite, and in which of their groups',
        response: {
          200: Type.Object({
            items: Type.Array(Type.Object({ companyId: Uuid, groupIds: Type.Array(Uuid) })),
          }),
        },
      },
    },
    async (request) => ({ items: await favouriteOf(db, callerOf(request).uid) }),
  )
}
