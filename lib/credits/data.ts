import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { CreditBalances } from './credit-balance'

/** The company's credits; for members who may see what is billed (`billing.view`). */
export async function getCreditBalances(): Promise<CreditBalances> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/credits/balance', {}))
}
