import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import { permits, type Role } from '@/validators/permissions'
import { wageCost } from '@/validators/wage-cost'
import { workTypes } from '@/validators/work-types'
import type { JobPost as StoredJobPost } from './repository'
import { jobPostStates, memberEvents, memberEventsFrom } from './state-machine'

export const JobPostDraft = Body({
  branchId: Type.Optional(Typed()),
  type: Type.Optional(OneOf(jobPostTypes)),
  workType: Type.Optional(OneOf(workTypes)),
  title: Type.Optional(Typed()),
  description: Type.Optional(Typed(10_000)),
  headcount: Type.Optional(Type.Integer()),
  minAge: Type.Optional(Type.Integer()),
  maxAge: Type.Optional(Type.Integer()),
  payUnit: Type.Optional(OneOf(payUnits)),
  payAmount: Type.Optional(Satang),
  overtimePay: Type.Optional(Satang),
  paysHolidayRates: Type.Optional(Type.Boolean()),
  payday: Type.Optional(OneOf(paydays)),
  shifts: Type.Optional(
    Type.Array(
      Body({
        date: Type.Optional(Typed()),
        startTime: Type.Optional(Typed()),
        endTime: Type.Optional(Typed()),
        breakMinutes: Type.Optional(Type.Integer()),
      }),
      { maxItems: 100 },
    ),
  ),
})
export type JobPostDraft = Static<typeof JobPostDraft>

const text = nullable(Type.String())

export const JobPost = Type.Object({
  id: Uuid,
  state: OneOf(jobPostStates),
  branchId: nullable(Uuid),
  branchName: text,
  type: nullable(OneOf(jobPostTypes)),
  workType: nullable(OneOf(workTypes)),
  title: text,
  description: text,
  headcount: nullable(Type.Integer()),
  minAge: nullable(Type.Integer({ description: 'years; null is 18' })),
  maxAge: nullable(Type.Integer()),
  payUnit: nullable(OneOf(payUnits)),
  payAmount: nullable(Satang),
  overtimePay: nullable(Type.Integer({ description: 'satang an hour; null is the least the law allows' })),
  paysHolidayRates: Type.Boolean({ description: 'public holidays: work twice, overtime three times' }),
  payday: nullable(OneOf(paydays)),
  shifts: Type.Array(
    Type.Object({
      date: nullable(Type.String({ description: 'YYYY-MM-DD' })),
      startTime: nullable(Type.String({ description: 'HH:mm, Asia/Bangkok' })),
      endTime: nullable(Type.String({ description: 'HH:mm; at or before the start it is on the next day' })),
      breakMinutes: Type.Integer(),
    }),
  ),
  totalPay: nullable(Satang),
  reviewReasons: Type.Array(Type.String()),
  events: Type.Array(OneOf(memberEvents), { description: 'what the reader can ask for now' }),
  version: Type.Integer(),
  createdAt: Instant,
  publishedAt: nullable(Instant),
  expiresAt: nullable(Instant),
})

const clock = (time: string | null) => time?.slice(0, 5) ?? null
const instant = (at: Date | null) => at?.toISOString() ?? null
type WorkType = (typeof workTypes)[number]

/** A post as a member of some role sees it. */
export function presentJobPost(post: StoredJobPost, role: Role): Static<typeof JobPost> {
  const shifts = post.shifts.map(({ date, startTime, endTime, breakMinutes }) => ({
    date,
    startTime: clock(startTime),
    endTime: clock(endTime),
    breakMinutes,
  }))
  return {
    id: post.id,
    state: post.state,
    branchId: post.branchId,
    branchName: post.branchName,
    type: post.type,
    workType: post.workType as WorkType | null,
    title: post.title,
    description: post.description,
    headcount: post.headcount,
    minAge: post.minAge,
    maxAge: post.maxAge,
    payUnit: post.payUnit,
    payAmount: post.payAmount,
    overtimePay: post.overtimePay,
    paysHolidayRates: post.paysHolidayRates,
    payday: post.payday,
    shifts,
    totalPay: wageCost({ ...post, shifts })?.total ?? null,
    reviewReasons: post.reviewReasons,
    events: permits(role, 'job_posts.publish') ? memberEventsFrom(post.state) : [],
    version: post.version,
    createdAt: post.createdAt.toISOString(),
    publishedAt: instant(post.publishedAt),
    expiresAt: instant(post.expiresAt),
  }
}
