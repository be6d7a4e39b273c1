import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Body, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { newsOutcomes } from '@/validators/saved-search-news'
import { tellOfPeople } from './service'

/** Members' saved searches live in the partim service, which tells here what they found. */
export function savedSearchNewsRoutes(app: ServiceApp, { db }: { readonly db: Database }): void {
  app.put(
    '/v1/saved-search-news/:newsId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'tellOfPeople',
        summary:
          'Tells a member of new people for a saved search, or that it stops; once however often it is asked',
        params: Type.Object({ newsId: Uuid }),
        body: Body({
          companyId: Uuid,
          memberUid: Type.String({ minLength: 1, maxLength: 128 }),
          savedSearchId: Uuid,
          branchId: nullable(Uuid),
          name: Typed(),
          count: Type.Integer({ minimum: 0 }),
        }),
        response: { 200: Type.Object({ outcome: OneOf(newsOutcomes) }) },
      },
    },
    async ({ params, body }) => ({ outcome: await tellOfPeople(db, params.newsId, body) }),
  )
}
