import type { ServiceApp } from '@/services/shared/service'
import { UploadPermit, UploadRequest } from '@/services/shared/uploads/upload-permit'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import { companyProfileSchema } from '@/validators/company'
import { uploadSchema } from '@/validators/upload'
import { memberOf } from '../../platform/access/access'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { knownAddressSchema } from '../../platform/known-address'
import { Company, CompanyProfileInput, presentCompany } from './present'
import { changeProfile, permitLogo, requireCompany } from './service'

const profileRules = companyProfileSchema.shape({ address: knownAddressSchema })
const logoRules = uploadSchema('company_logo')

export function companyRoutes(app: ServiceApp, { db, settings, identity, storage }: Deps): void {
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
