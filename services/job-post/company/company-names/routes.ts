import { Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { companyNameSearch } from '@/validators/company-name-search'
import { listMemberNames, nameOf, searchNames } from './service'

const CompanyName = Type.Object({
  companyId: Uuid,
  companyName: Type.String(),
  province: Type.String(),
})

/** What the partim service asks, which has no companies of its own: how they and their members are called. */
export function companyNameRoutes(app: ServiceApp, { db }: { readonly db: Database }): void {
  app.get(
    '/v1/company-names',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'searchCompanyNames',
        summary: 'A few companies that are shown workers, by a part of their name',
        querystring: Type.Object({
          name: Type.String({ minLength: companyNameSearch.shortest, maxLength: companyNameSearch.longest }),
        }),
        response: { 200: Type.Object({ items: Type.Array(CompanyName) }) },
      },
    },
    async ({ query }) => ({ items: await searchNames(db, query.name) }),
  )

  app.get(
    '/v1/company-names/:companyId',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'readCompanyName',
        summary: 'One of the companies that are shown workers',
        params: Type.Object({ companyId: Uuid }),
        response: { 200: CompanyName },
      },
    },
    async ({ params }) => {
      const found = await nameOf(db, params.companyId)
      if (!found) throw notFound()
      return found
    },
  )

  app.get(
    '/v1/company-names/:companyId/members',
    {
      config: { access: 'service' },
      schema: {
        operationId: 'listMemberNames',
        summary: 'What some members of a company are called now; who left is not listed',
        params: Type.Object({ companyId: Uuid }),
        querystring: Type.Object({
          uids: Type.String({ minLength: 1, maxLength: 13_000, description: 'separated by commas' }),
        }),
        response: {
          200: Type.Object({
            items: Type.Array(Type.Object({ uid: Type.String(), displayName: Type.String() })),
          }),
        },
      },
    },
    async ({ params, query }) => ({
      items: await listMemberNames(db, params.companyId, query.uids.split(',')),
    }),
  )
}
