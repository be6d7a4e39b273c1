import { Type } from '@fastify/type-provider-typebox'
import type { Settings } from '@/lib/config/settings'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { OneOf } from '@/services/shared/schema'
import { serviceClient } from '@/services/shared/service-client'
import { accountKinds } from '@/validators/account'

const Answer = Type.Object({ kind: OneOf(accountKinds) })

/** Asks the job-post service, which decides for both services, with the session of the user who registers. */
export function kindsOfJobPost({
  JOB_POST_API_URL,
}: Pick<Settings<'partim'>, 'JOB_POST_API_URL'>): AccountKinds {
  const jobPost = serviceClient('job-post', JOB_POST_API_URL)
  return {
    reserve: async (person, kind) => (await jobPost.put('/v1/account-kind', person, { kind }, Answer)).kind,
  }
}
