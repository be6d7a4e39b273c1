import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../deps'
import { ConsentInput, ConsentRecord, presentConsentRecord } from './present'
import { consentsOf, countDecision, recordConsent } from './service'

/** Operations for cookie decisions, for visitors and signed-in users alike. */
export function consentRoutes(app: ServiceApp, { db }: Deps): void {
  app.post(
    '/v1/consents',
    {
      config: { access: 'optional' },
      schema: { operationId: 'recordConsent', body: ConsentInput, response: { 201: ConsentRecord } },
    },
    async (request, reply) => {
      const { subjectKey, decidedAt, ...consent } = request.body
      const uid = request.caller?.uid ?? null
      await countDecision(db, { subjectKey, visitor: request.visitor, uid })
      const record = async (tx: typeof db) => {
        const stored = await recordConsent(tx, {
          ...consent,
          subjectKey,
          uid,
          decidedAt: new Date(decidedAt),
        })
        return { status: 201 as const, body: presentConsentRecord(stored) }
      }
      return once(db, request, reply, record, `subject ${subjectKey}`)
    },
  )

  app.get(
    '/v1/consents',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'listConsents',
        description: 'Decisions of the caller, employer or worker, made while signed in.',
        response: { 200: Type.Object({ items: Type.Array(ConsentRecord) }) },
      },
    },
    async (request) => ({ items: (await consentsOf(db, callerOf(request).uid)).map(presentConsentRecord) }),
  )
}
