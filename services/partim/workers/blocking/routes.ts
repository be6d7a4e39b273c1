import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { ReaderParts } from '../resume-readers/service'
import { blockCompany, unblockCompany } from './service'

const params = Type.Object({ companyId: Uuid })

/** Operations with which workers choose companies that they want nothing to do with. */
export function blockingRoutes(app: ServiceApp, parts: ReaderParts): void {
  app.put(
    '/v1/resumes/me/blocked-companies/:companyId',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'blockCompany',
        summary: 'The company finds, invites, unlocks and writes to me no more; my applications stay',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { companyId } = request.params
      await blockCompany(parts, { uid: callerOf(request).uid, requestId: request.id, companyId })
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/v1/resumes/me/blocked-companies/:companyId',
    {
      config: { access: 'registered' },
      schema: { operationId: 'unblockCompany', params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { companyId } = request.params
      await unblockCompany(parts.db, { uid: callerOf(request).uid, requestId: request.id, companyId })
      return reply.code(204).send(null)
    },
  )
}
