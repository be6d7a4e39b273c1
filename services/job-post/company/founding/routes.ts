import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import { companySchema } from '@/validators/company'
import { type CompanyKind, isPersonalKind } from '@/validators/company-kind'
import type { Deps } from '../../platform/deps'
import { knownAddressSchema } from '../../platform/known-address'
import { readAttestation } from '../companies/attestation'
import { Company, CompanyInput, presentCompany } from '../companies/present'
import { createCompany, type FoundingParts } from './service'

const companyRules = companySchema.shape({ address: knownAddressSchema })

/** Operations with which an employer without a company founds one. */
export function foundingRoutes(
  app: ServiceApp,
  { db, settings, grantStartingCredits }: Deps & FoundingParts,
): void {
  app.post(
    '/v1/companies',
    {
      config: { access: 'verified', rules: companyRules },
      schema: { operationId: 'createCompany', body: CompanyInput, response: { 201: Company } },
    },
    async (request, reply) => {
      const { attestation: sent, kind = 'juristic_person', ...rest } = request.body
      const input = { ...rest, kind: kind as CompanyKind }
      const attestation = isPersonalKind(input.kind)
        ? null
        : await readAttestation(sent, input.juristicId, settings.ATTESTATION_SECRET)
      const { id: requestId, budgetVisitor: visitor } = request
      const actor = { uid: callerOf(request).uid, requestId, visitor }
      const founding = { input, attestation, grantStartingCredits }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: presentCompany(await createCompany(tx, actor, founding)),
      }))
    },
  )
}
