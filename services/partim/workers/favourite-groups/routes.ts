import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { Body, Named, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { favouriteGroupSchema } from '@/validators/favourite-group'
import { actorOf } from '../../platform/members/access'
import { type GroupPosts, requireUnused } from './group-posts'
import { addMember, changeGroup, createGroup, groupsOf, removeGroup, removeMember } from './service'

const config = { access: 'member', permission: 'favourites.edit' } as const
const ofGroup = Type.Object({ groupId: Uuid })
const ofMember = Type.Object({ groupId: Uuid, workerId: Uuid })
const Name = Body({ name: Typed() })

const FavouriteGroup = Named(
  'FavouriteGroup',
  Type.Object({
    id: Uuid,
    name: Type.String(),
    members: Type.Integer(),
    version: Type.Integer(),
  }),
)

/** Operations with which a company sorts its favourite workers into groups. */
export function favouriteGroupRoutes(
  app: ServiceApp,
  { db, posts }: { readonly db: Database; readonly posts: GroupPosts },
): void {
  app.get(
    '/v1/favourite-groups',
    {
      config,
      schema: {
        operationId: 'listFavouriteGroups',
        summary: 'The company’s groups, the oldest first, and how many favourites there are',
        response: {
          200: Type.Object({
            items: Type.Array(FavouriteGroup),
            favourites: Type.Integer({ description: 'all of the company’s, in a group or not' }),
          }),
        },
      },
    },
    async (request) => groupsOf(db, actorOf(request)),
  )

  app.post(
    '/v1/favourite-groups',
    {
      config: { ...config, rules: favouriteGroupSchema },
      schema: { operationId: 'createFavouriteGroup', body: Name, response: { 201: FavouriteGroup } },
    },
    async (request, reply) =>
      once(db, request, reply, async (tx) => ({
        status: 201,
        body: await createGroup(tx, actorOf(request), request.body.name),
      })),
  )

  app.put(
    '/v1/favourite-groups/:groupId',
    {
      config: { ...config, rules: favouriteGroupSchema },
      schema: {
        operationId: 'renameFavouriteGroup',
        params: ofGroup,
        body: Name,
        response: { 200: FavouriteGroup },
      },
    },
    async (request, reply) => {
      const renaming = { name: request.body.name, version: expectedVersion(request) }
      return sendVersioned(reply, await changeGroup(db, actorOf(request), request.params.groupId, renaming))
    },
  )

  app.delete(
    '/v1/favourite-groups/:groupId',
    {
      config,
      schema: {
        operationId: 'removeFavouriteGroup',
        summary: 'Removes a group no post is shown to; who was in it stays a favourite',
        params: ofGroup,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { groupId } = request.params
      // Before the transaction, which must not wait for another service. A post published for the group meanwhile is
      // shown to nobody, so it reveals nothing.
      await requireUnused(posts, forwardedCallerOf(request), groupId)
      await removeGroup(db, actorOf(request), groupId)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/v1/favourite-groups/:groupId/members/:workerId',
    {
      config,
      schema: {
        operationId: 'addFavouriteGroupMember',
        params: ofMember,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await addMember(db, actorOf(request), request.params)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/v1/favourite-groups/:groupId/members/:workerId',
    {
      config,
      schema: {
        operationId: 'removeFavouriteGroupMember',
        params: ofMember,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeMember(db, actorOf(request), request.params)
      return reply.code(204).send(null)
    },
  )
}
