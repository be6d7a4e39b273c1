import { callerOf } from '@/services/shared/access'
import { once } from '@/services/shared/idempotency/once'
import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { companyProfileSchema, companySchema } from '@/validators/company'
import { uploadSchema } from '@/validators/upload'
import type { Deps } from '../deps'
import { knownAddressSchema } from '../known-address'
import { memberOf } from '../members/access'
import { actorOf } from '../members/actor'
import { readAttestation } from './attestation'
import { Company, CompanyInput, CompanyProfileInput, presentCompany } from './present'
import { changeProfile, createCompany, permitLogo, requireCompany } from './service'

const address = knownAddressSchema
const companyRules = companySchema.shape({ address })
const profileRules = companyProfileSchema.shape({ address })
const logoRules = uploadSchema('company_logo')

export function companyRoutes(app: ServiceApp, { db, settings, identity, storage }: Deps): void {
  app.post(
    '/v1/companies',
    {
      config: { access: 'verified', rules: companyRules },
      schema: { operationId: 'createCompany', body: CompanyInput, response: { 201: Company } },
    },
    async (request, reply) => {
      const { attestation, ...input } = request.body
      const attested = await readAttestation(attestation, input.juristicId, settings.ATTESTATION_SECRET)
      const { id: requestId, budgetVisitor: visitor } = request
      const actor = { uid: callerOf(request).uid, requestId, visitor }
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

  app.put(
    '/v1/company',
    {
      config: { access: 'member', permission: 'company.edit', rules: profileRules },
      schema: { operationId: 'updateCompany', body: CompanyProfileInput, response: { 200: Company } },
    },
    async (request, reply) => {
      const files = { db, storage, settings }
      const version = expectedVersion(request)
      const company = await changeProfile(files, actorOf(request), version, request.body)
      return sendVersioned(reply, presentCompany(company))
    },
  )

  app.post(
    '/v1/company/logo-uploads',
    {
      config: { access: 'member', permission: 'company.edit', rules: logoRules },
      schema: { operationId: 'permitCompanyLogo', body: UploadRequest, response: { 200: UploadPermit } },
    },
    async (request) => permitLogo(db, identity, actorOf(request), await logoRules.validate(request.body)),
  )
}
