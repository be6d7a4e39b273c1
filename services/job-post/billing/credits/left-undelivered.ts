import { Type } from '@fastify/type-provider-typebox'
import { jobKind } from '@/services/shared/jobs/kind'

/**
 * Credits of an order came back after its money was lost, and were taken: nobody gets what its invoice says was delivered.
 * What is credited for it is reckoned when the job is done, so that one job does for several that came back.
 */
export const leftUndelivered = jobKind(
  'credits_left_undelivered',
  { companyId: Type.String(), orderId: Type.String() },
  { triedForDays: 7 },
)
