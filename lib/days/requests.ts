import 'client-only'
import { dataOf, jobPost } from '@/lib/api/browser'
import type { Days } from './day'

/** Records that nobody is needed in the place of somebody who cannot come; rejects with ProblemError. */
export async function dismissLostPlace(applicationId: string): Promise<void> {
  await dataOf(
    jobPost.DELETE('/v1/applications/{applicationId}/lost-place', { params: { path: { applicationId } } }),
  )
}

/** Takes that back: somebody is needed in their place again; rejects with ProblemError. */
export async function restoreLostPlace(applicationId: string): Promise<void> {
  await dataOf(
    jobPost.PUT('/v1/applications/{applicationId}/lost-place', { params: { path: { applicationId } } }),
  )
}

/** Who comes today and tomorrow, as the page loads it; rejects with ProblemError. */
export const askDays = (branchId: string | undefined): Promise<Days> =>
  dataOf(jobPost.GET('/v1/days', { params: { query: { branchId } } }))
