import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { Database } from '@/services/shared/database'
import type { ServiceApp } from '@/services/shared/service'
import { type MemberFiles, memberFiles } from './service'

/** This service's part of the copy of an employer's data, who may have left their company. */
export function memberFileRoutes(app: ServiceApp, db: Database, others: MemberFiles): void {
  app.get(
    '/v1/my/member-data-export-files',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'getMyMemberDataExportFiles',
        summary: 'What I wrote to workers for companies, as my copy of everything holds it',
        response: {
          200: Type.Object({
            files: Type.Array(Type.Object({ name: Type.String(), content: Type.Unknown() })),
          }),
        },
      },
    },
    async (request) => ({ files: await memberFiles(db, callerOf(request).uid, others) }),
  )
}
