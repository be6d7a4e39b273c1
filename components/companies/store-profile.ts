import { jobPost } from '@/lib/api/browser'
import { changeResource, type Outcome } from '@/lib/api/store-resource'
import type { Company } from '@/lib/companies/company'
import type { CompanyProfileInput } from '@/validators/company'
import { saysTheSame } from './profile-values'

/** Changes the profile of the viewer's company at the version that was read. */
export function storeProfile(
  company: Pick<Company, 'id' | 'version'>,
  body: CompanyProfileInput,
): Promise<Outcome<Company>> {
  return changeResource<CompanyProfileInput, Company>(company, {
    body,
    saysTheSame,
    change: (_target, sent, headers) => jobPost.PUT('/v1/company', { body: sent, headers }),
  })
}
