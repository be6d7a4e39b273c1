import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { Days } from './day'

/** Who comes today and tomorrow, as the page loads it; rejects with ProblemError. */
export const askDays = (branchId: string | undefined): Promise<Days> =>
  dataOf(jobPost.GET('/v1/days', { params: { query: { branchId } } }))
