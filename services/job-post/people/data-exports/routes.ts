import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { WorkerProfiles } from '../../hiring/own-applications/worker-profile'
import type { Deps } from '../../platform/deps'
import { workerFiles } from './worker-files'

/** This service's part of the copy of a worker's data. */
export function workerFileRoutes(
  app: ServiceApp,
  { db, profiles }: Pick<Deps, 'db'> & { readonly profiles: WorkerProfiles },
): void {
  app.get(
    '/v1/my/data-export-files',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'getMyDataExportFiles',
        summary: 'My applications and invitations, as my copy of everything holds them',
        response: {
          200: Type.Object({
            files: Type.Array(Type.Object({ name: Type.String(), content: Type.Unknown() })),
          }),
        },
      },
    },
    async (request) => ({
      files: await workerFiles({ db, profiles }, callerOf(request).uid, forwardedCallerOf(request)),
    }),
  )
}
