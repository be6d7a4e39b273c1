import { Type } from '@fastify/type-provider-typebox'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import type { Deps } from '../../platform/deps'
import type { WorkerProfiles } from '../own-applications/worker-profile'
import { countView } from './service'

export function jobPostViewRoutes(
  app: ServiceApp,
  { db, profiles }: Pick<Deps, 'db'> & { readonly profiles: WorkerProfiles },
): void {
  app.post(
    '/v1/public/job-posts/:jobPostId/views',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'countJobPostView',
        summary: 'Somebody looks at a public post; robots and its own company are not counted',
        params: Type.Object({ jobPostId: Uuid }),
        body: Body({}),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { 'user-agent': userAgent } = request.headers
      const { caller, visitor } = request
      const worker = caller?.user.kind === 'worker' ? forwardedCallerOf(request) : null
      const looker = { uid: caller?.uid ?? null, userAgent, visitor, worker }
      await countView({ db, profiles }, request.params.jobPostId, looker)
      return reply.code(204).send(null)
    },
  )
}
