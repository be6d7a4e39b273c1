import { type Static, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { Problem, unavailable } from '@/services/shared/problem'
import { OneOf } from '@/services/shared/schema'
import { type ServiceAnswer, serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'
import { unlockDebitStates } from '@/validators/states/unlock'

/** An unlock as the ledger knows it. */
export type DebitedUnlock = {
  readonly id: string
  readonly companyId: string
  readonly workerId: string
  /** uid and masked name of the worker; null once their account is gone. */
  readonly workerUid: string | null
  readonly displayName: string | null
  readonly term: number
  readonly actorUid: string
}

const Debit = Type.Object({ state: OneOf(unlockDebitStates), available: Type.Integer() })
export type Debit = Static<typeof Debit>

/** The ledger of profile credits in the job-post service. Both may be repeated; 503 when it gives no usable answer. */
export interface UnlockCredits {
  /** Takes one credit; throws the ledger's refusal, after which nothing is taken for this request. */
  debit(unlock: DebitedUnlock): Promise<Debit>
  /** Answers how the debit stands; one that has not come is `released`, and refused when it comes later. */
  close(unlock: DebitedUnlock): Promise<Debit>
}

const Refusal = Type.Object({ code: Type.String(), current: Type.Optional(Type.Unknown()) })

/** The answers with which the ledger says that it takes nothing: of the member, the company, or for want of credit. */
const refusals: readonly string[] = ['forbidden', 'unlock_until_represented', 'no_unlock_credit']

/** Whether an error says that the ledger takes nothing for this request. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && refusals.includes(error.code)

function usable({ status, body }: ServiceAnswer): Debit {
  if (status === 200 && Check(Debit, body)) return body
  if (Check(Refusal, body)) {
    const code = body.code === 'no_credit' ? 'no_unlock_credit' : body.code
    const problem = new Problem(status, code, body.current === undefined ? {} : { current: body.current })
    // The second: another request for the same worker is being paid.
    if (isRefusal(problem) || code === 'unlock_in_progress') throw problem
  }
  throw unavailable(new Error(`the job-post service answered ${status} about an unlock`))
}

type Address = Pick<Settings<'partim'>, 'JOB_POST_API_URL' | 'ATTESTATION_SECRET'>

/** Asks the job-post service in this service's own name: nobody else can. */
export function creditsOfJobPost({ JOB_POST_API_URL, ATTESTATION_SECRET }: Address): UnlockCredits {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  const ask = async (path: string, template: string, body: object): Promise<Debit> => {
    const question = { from: 'partim', to: 'job-post', operation: `PUT ${template}` }
    return usable(await jobPost.ask(path, await requesterOf(question, ATTESTATION_SECRET), body))
  }
  return {
    debit: ({ id, ...unlock }) => ask(`/v1/profile-unlocks/${id}`, '/v1/profile-unlocks/:unlockId', unlock),
    close: ({ id, ...unlock }) =>
      ask(`/v1/profile-unlocks/${id}/closing`, '/v1/profile-unlocks/:unlockId/closing', unlock),
  }
}
