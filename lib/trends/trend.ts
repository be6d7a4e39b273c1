import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** How often a post was looked at, how many applied, got to an interview or further, and were hired. */
export type JobPostFunnel = AnswerOf<operations['getJobPostFunnel']>

/** Views, applications and hires by day or, of a long period, by week; the oldest first. */
export type ActivityTrend = AnswerOf<operations['getActivityTrend']>['items']

/** Hours from publishing until somebody had the job: the median of all, and by day or week. */
export type TimeToHireTrend = AnswerOf<operations['getTimeToHireTrend']>

/** Credits spent on posts, and hires, by day or week. */
export type SpendTrend = AnswerOf<operations['getSpendTrend']>['items']

/** Days trends look back, today included. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** Which trends are looked at: of one branch, or of all the viewer sees. */
export type TrendQuery = { readonly days: Period; readonly branchId?: string }
