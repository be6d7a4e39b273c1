import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import { sendVersioned } from '@/services/shared/version'
import { companySchema } from '@/validators/company'
import { memberOf } from '../members/access'
import type { Surroundings } from '../surroundings'
import { readAttestation } from './attestation'
import { Company, CompanyInput, presentCompany } from './present'
import { createCompany, requireCompany } from './service'

export function companyRoutes(app: ServiceApp, { db, settings }: Surroundings): void {
  app.post(
    '/v1/companies',
    {
      config: { access: 'verified', rules: companySchema },
      schema: { operationId: 'createCompany', body: CompanyInput, response: { 201: Company } },
    },
    async (request, reply) => {
      const { attestation, ...input } = request.body
      const attested = await readAttestation(attestation, input.juristicId, settings.ATTESTATION_SECRET)
      const actor = { uid: callerOf(request).uid, requestId: request.id }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: presentCompany(await createCompany(tx, actor, input, attested)),
      }))
    },
  )

  app.get(
    '/v1/company',
    { config: { access: 'member' }, schema: { operationId: 'getCompany', response: { 200: Company } } },
    async (request, reply) =>
      sendVersioned(reply, presentCompany(await requireCompany(db, memberOf(request).companyId))),
  )
}
