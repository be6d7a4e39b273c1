import 'client-only'
import { asProblem, dataOf, jobPost } from '@/lib/api/browser'
import { createOnce } from '@/lib/api/create-once'
import type { Problem } from '@/lib/api/problem'
import type { CompanyInput } from '@/validators/company'
import type { StatementInput } from '@/validators/company-dispute'

type Claim = CompanyInput & { readonly statement: string; readonly attestation?: string }

/** Creates the viewer's company without its number, which another company has, and claims that number. */
export function claimCompany(body: Claim, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/company-claims', { body: sent, headers }),
  })
}

/** Disputes another company's right to the number of the viewer's company. */
export function beginDispute(body: StatementInput, draftKey: string) {
  return createOnce({
    draftKey,
    body,
    send: (sent, headers) => jobPost.POST('/v1/company/disputes', { body: sent, headers }),
  })
}

/** Answers another company's claim to the viewer's number; the documents added are sent along. */
export async function answerDispute(disputeId: string, body: StatementInput): Promise<Problem | null> {
  const params = { path: { disputeId } }
  const { error, response } = await jobPost.POST('/v1/company/disputes/{disputeId}/answer', { params, body })
  return response.ok ? null : asProblem(error, response)
}

/** Closes the viewer's company if nobody has confirmed it; rejects with a ProblemError. */
export const giveUpCompany = (): Promise<unknown> => dataOf(jobPost.DELETE('/v1/company', {}))
