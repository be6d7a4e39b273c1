import 'server-only'
import { answerOf } from '@/lib/api/answer'
import { jobPostApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { ActivityTrend, JobPostFunnel, SpendTrend, TimeToHireTrend, TrendQuery } from './trend'

/** How often a post was viewed, and how far its applicants came. */
export async function getFunnel(jobPostId: string): Promise<JobPostFunnel> {
  await requireViewer()
  const params = { path: { jobPostId } }
  return answerOf(jobPostApi().GET('/v1/job-posts/{jobPostId}/funnel', { params }))
}

export async function getActivity(query: TrendQuery): Promise<ActivityTrend> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/trends/activity', { params: { query } }))).items
}

export async function getTimeToHire(query: TrendQuery): Promise<TimeToHireTrend> {
  await requireViewer()
  return answerOf(jobPostApi().GET('/v1/trends/time-to-hire', { params: { query } }))
}

/** For members who may see billing (`billing.view`). */
export async function getSpend(query: TrendQuery): Promise<SpendTrend> {
  await requireViewer()
  return (await answerOf(jobPostApi().GET('/v1/trends/spend', { params: { query } }))).items
}
