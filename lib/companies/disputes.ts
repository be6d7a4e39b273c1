import 'client-only'
import { asProblem, dataOf, jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import type { Problem } from '@/lib/api/problem'
import type { CompanyInput } from '@/validators/company'
import type { StatementInput } from '@/validators/company-dispute'

type Claim = CompanyInput & { readonly statement: string; readonly attestation?: string }

/** Founds the viewer's company without its number, which another one has, and says whose it is. */
export function claimCompany(body: Claim, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/company-claims', { body: sent, headers }),
  })
}

/** Says that the number of the viewer's company is its own. */
export function beginDispute(body: StatementInput, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/company/disputes', { body: sent, headers }),
  })
}

/** Answers what another company says of the viewer's number; the documents added go along. */
export async function answerDispute(disputeId: string, body: StatementInput): Promise<Problem | null> {
  const params = { path: { disputeId } }
  const { error, response } = await jobPost.POST('/v1/company/disputes/{disputeId}/answer', { params, body })
  return response.ok ? null : asProblem(error, response)
}

/** Closes the viewer's company, which nobody has confirmed; rejects with a ProblemError. */
export const giveUpCompany = (): Promise<unknown> => dataOf(jobPost.DELETE('/v1/company', {}))
