import { jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import type { CompanyInput } from '@/validators/company'

/** Adds the viewer's company, with what the registry signed about it where there is that. */
export function storeCompany(body: CompanyInput & { attestation?: string }, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/companies', { body: sent, headers }),
  })
}
