import type { operations } from '@/lib/api/generated/job-post'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** How often a post was viewed, and how many people applied, reached an interview or further, and were hired. */
export type JobPostFunnel = AnswerOf<operations['getJobPostFunnel']>

/** Views, applications and hires by day or, for a long period, by week; the oldest first. */
export type ActivityTrend = AnswerOf<operations['getActivityTrend']>['items']

/** Hours from publishing until somebody was hired: the median overall, and by day or week. */
export type TimeToHireTrend = AnswerOf<operations['getTimeToHireTrend']>

/** Credits spent on posts, and hires, by day or week. */
export type SpendTrend = AnswerOf<operations['getSpendTrend']>['items']

/** The periods of trends in days, today included. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** Which trends are shown: of one branch, or of all that the viewer may see. */
export type TrendQuery = { readonly days: Period; readonly branchId?: string }
