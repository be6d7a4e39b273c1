import { Type } from '@fastify/type-provider-typebox'
import { nullable, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { postsForGroup } from './service'

/** The operation that the partim service calls before a group is removed. */
export function favouriteGroupRoutes(app: ServiceApp, { db }: Pick<Deps, 'db'>): void {
  app.get(
    '/v1/favourite-groups/:groupId/job-posts',
    {
      config: { access: 'member', permission: 'favourites.edit' },
      schema: {
        operationId: 'listJobPostsForGroup',
        summary: 'The company’s posts that are shown to a group, or about to be; 20 at most',
        params: Type.Object({ groupId: Uuid }),
        response: {
          200: Type.Object({ items: Type.Array(Type.Object({ id: Uuid, title: nullable(Type.String()) })) }),
        },
      },
    },
    async (request) => ({ items: await postsForGroup(db, actorOf(request), request.params.groupId) }),
  )
}
