import { jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import { asProblem, type Problem } from '@/lib/api/problem'
import type { CompanyInput } from '@/validators/company'

/** Adds the viewer's company, with the registry's signed answer if there is one. */
export function storeCompany(body: CompanyInput & { attestation?: string }, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/companies', { body: sent, headers }),
  })
}

/**
 * Adds the viewer as an employer in their own name; answers why not, or null. Nothing of it stays in the browser: whoever sends
 * it again after a lost answer is a member already, and told so.
 */
export async function storePerson(body: CompanyInput): Promise<Problem | null> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const { error, response } = await jobPost.POST('/v1/companies', { body, headers })
  return response.ok ? null : asProblem(error, response)
}
