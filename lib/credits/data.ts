import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { CreditBalances } from './credit-balance'

/** The company's credits; for members who may see billing (`billing.view`). Loaded once per request. */
export const getCreditBalances = cache(async (): Promise<CreditBalances> => {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/credits/balance', {}))
})
