import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import { serviceClient } from '@/services/shared/service-client'
import { requesterOf } from '@/services/shared/service-questions/question'

/** The partim service, which stores the accounts of workers and therefore the addresses they sign in with. */
export interface SignInAddresses {
  /**
   * Restores a worker's sign-in address to that of their account; true when it was another. Throws when there is no
   * answer.
   */
  restore(uid: string): Promise<boolean>
  /** Restores an address for the worker whose account has it. Throws when there is no answer. */
  restoreOf(email: string): Promise<void>
}

type AddressSettings = Pick<Settings<'job-post'>, 'PARTIM_API_URL' | 'ATTESTATION_SECRET'>

const Answer = Type.Object({ restored: Type.Boolean() })

/** Asks the partim service in this service's own name. */
export function addressesOfPartim({ PARTIM_API_URL, ATTESTATION_SECRET }: AddressSettings): SignInAddresses {
  const partim = serviceClient('partim', PARTIM_API_URL)
  const question = { from: 'job-post', to: 'partim', operation: 'PUT /v1/sign-in-addresses' }
  async function ask(of: { readonly uid: string | null; readonly email: string | null }) {
    return partim.put('/v1/sign-in-addresses', await requesterOf(question, ATTESTATION_SECRET), of, Answer)
  }
  return {
    restore: async (uid) => (await ask({ uid, email: null })).restored,
    async restoreOf(email) {
      await ask({ uid: null, email })
    },
  }
}
