import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  Body,
  Instant,
  Named,
  nullable,
  OneOf,
  Satang,
  Typed,
  Uuid,
  WorkTypeCode,
} from '@/services/shared/schema'
import { cancelReasonLimit } from '@/validators/cancel-reason'
import {
  benefits,
  interviewModes,
  jobPostTypes,
  paydays,
  payUnits,
  questionKinds,
  shiftChoices,
  visibilities,
} from '@/validators/job-post-terms'
import { languageCodes, languageLevels } from '@/validators/languages'
import { permits, type Role } from '@/validators/permissions'
import { reviewDeadline } from '@/validators/review-terms'
import { jobPostStates, memberEvents, memberEventsFrom } from '@/validators/states/job-post'
import { wageCost } from '@/validators/wage-cost'
import type { workTypes } from '@/validators/work-types'
import { reviewReasons } from '../../platform/word-review/review'
import { type KeptDraftReason, keptDraftReasons } from '../../shapes/kept-draft-reasons'
import { hasBegunAsWhole } from './open-posts-repository'
import type { JobPost as StoredJobPost } from './repository'
import { hasShiftToCome } from './shift-places'
import { publishesItself } from './waiting-for-credit'

export const JobPostDraft = Named(
  'JobPostDraft',
  Body({
    branchId: Type.Optional(Typed()),
    type: Type.Optional(OneOf(jobPostTypes)),
    workType: Type.Optional(WorkTypeCode),
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
          id: Type.Optional(
            Type.String({
              pattern: '^[0-9a-f-]{8,36}$',
              description: 'of one of the post’s shifts, which it keeps; a new shift has none',
            }),
          ),
          date: Type.Optional(Typed()),
          startTime: Type.Optional(Typed()),
          endTime: Type.Optional(Typed()),
          breakMinutes: Type.Optional(Type.Integer()),
          headcount: Type.Optional(Type.Integer()),
        }),
        { maxItems: 100 },
      ),
    ),
    shiftChoice: Type.Optional(OneOf(shiftChoices)),
    experienceMonths: Type.Optional(Type.Integer()),
    languages: Type.Optional(
      Type.Array(
        Body({ code: Type.Optional(OneOf(languageCodes)), level: Type.Optional(OneOf(languageLevels)) }),
        { maxItems: 100 },
      ),
    ),
    gear: Type.Optional(Typed()),
    contactName: Type.Optional(Typed()),
    knockOutQuestions: Type.Optional(
      Type.Array(
        Body({
          id: Typed(),
          text: Type.Optional(Typed()),
          kind: Type.Optional(OneOf(questionKinds)),
          choices: Type.Optional(Type.Array(Typed(), { maxItems: 100 })),
          wanted: Type.Optional(Type.Array(Typed(), { maxItems: 100 })),
        }),
        { maxItems: 100 },
      ),
    ),
    benefits: Type.Optional(Type.Array(OneOf(benefits), { maxItems: 100 })),
    otherBenefits: Type.Optional(Typed()),
    photos: Type.Optional(Type.Array(Typed(), { maxItems: 100 })),
    visibility: Type.Optional(OneOf(visibilities)),
    favouriteGroupId: Type.Optional(Typed()),
    applyBy: Type.Optional(Body({ date: Type.Optional(Typed()), time: Type.Optional(Typed()) })),
    interviewMode: Type.Optional(OneOf(interviewModes)),
  }),
)
export type JobPostDraft = Static<typeof JobPostDraft>

/** What a stored post is edited to. */
export const JobPostEdit = Named(
  'JobPostEdit',
  Body({
    ...JobPostDraft.properties,
    cancelReason: Type.Optional(
      Type.String({
        maxLength: cancelReasonLimit,
        description: 'why shifts that are taken out are cancelled; those who have them read it',
      }),
    ),
  }),
)

const text = nullable(Type.String())

export const JobPost = Named(
  'JobPost',
  Type.Object({
    id: Uuid,
    state: OneOf(jobPostStates),
    branchId: nullable(Uuid),
    branchName: text,
    type: nullable(OneOf(jobPostTypes)),
    workType: nullable(WorkTypeCode),
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
        id: Type.String({ description: 'what edits and applications name it by' }),
        date: nullable(Type.String({ description: 'YYYY-MM-DD' })),
        startTime: nullable(Type.String({ description: 'HH:mm, Asia/Bangkok' })),
        endTime: nullable(
          Type.String({ description: 'HH:mm; at or before the start it is on the next day' }),
        ),
        breakMinutes: Type.Integer(),
        headcount: nullable(Type.Integer({ description: 'null is as many as the post says' })),
      }),
    ),
    shiftChoice: OneOf(shiftChoices),
    experienceMonths: nullable(Type.Integer({ description: 'months of such work; null needs none' })),
    languages: Type.Array(Type.Object({ code: OneOf(languageCodes), level: OneOf(languageLevels) })),
    gear: nullable(Type.String({ description: 'what people bring and wear' })),
    contactName: nullable(
      Type.String({ description: 'whom people ask for when they arrive; only those hired read it' }),
    ),
    knockOutQuestions: Type.Array(
      Type.Object({
        id: Type.String(),
        text: Type.String(),
        kind: OneOf(questionKinds),
        choices: Type.Array(Type.String()),
        wanted: Type.Array(Type.String(), { description: 'answers looked for; none is any' }),
      }),
    ),
    benefits: Type.Array(OneOf(benefits)),
    otherBenefits: text,
    photos: Type.Array(Type.String(), { description: 'download addresses; the first stands for the post' }),
    visibility: OneOf(visibilities),
    favouriteGroupId: nullable(Uuid),
    applyBy: nullable(
      Type.String({ format: 'date-time', description: 'when applying ends; null is with the last shift' }),
    ),
    interviewMode: OneOf(interviewModes),
    totalPay: nullable(Satang),
    reviewReasons: Type.Array(OneOf(reviewReasons)),
    reviewNote: nullable(Type.String({ description: 'why staff rejected it' })),
    reviewBy: nullable(
      Type.String({ format: 'date-time', description: 'by when staff decide; null when it does not wait' }),
    ),
    waitsForCredit: Type.Boolean({
      description: 'a draft that was submitted while there was too little credit',
    }),
    publishesItself: Type.Optional(
      Type.Boolean({
        description:
          'it waits for credit alone: not edited since it was submitted, for no group, and its work is to come; absent for others',
      }),
    ),
    isHeldByLeaving: Type.Optional(
      Type.Boolean({
        description:
          'it would be published by credit alone, did not every member of the company want to be removed; absent for others',
      }),
    ),
    keptDraftReason: nullable(
      Type.Unsafe<KeptDraftReason>({
        type: 'string',
        enum: [...keptDraftReasons],
        description: 'why it was not published by itself when the credit came that it waited for',
      }),
    ),
    events: Type.Array(OneOf(memberEvents), { description: 'what the reader can ask for now' }),
    version: Type.Integer(),
    createdAt: Instant,
    publishedAt: nullable(Instant),
    expiresAt: nullable(Instant),
  }),
)

/** What workers see already is looked at as well, but nobody waits for it. */
function reviewBy({ state, reviewSince, startsAt }: StoredJobPost): string | null {
  if (state !== 'pending_review' || reviewSince === null) return null
  return instant(reviewDeadline(reviewSince, startsAt))
}

const clock = (time: string | null) => time?.slice(0, 5) ?? null
const instant = (at: Date | null) => at?.toISOString() ?? null
type WorkType = (typeof workTypes)[number]

/** A post as members with a role see it. */
export function presentJobPost(
  post: StoredJobPost,
  role: Role,
  isCompanyLeaving = false,
): Static<typeof JobPost> {
  const shifts = post.shifts.map(({ id, date, startTime, endTime, breakMinutes, headcount }) => ({
    id,
    date,
    startTime: clock(startTime),
    endTime: clock(endTime),
    breakMinutes,
    headcount,
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
    shiftChoice: post.shiftChoice,
    experienceMonths: post.requirements.experienceMonths ?? null,
    languages: [...(post.requirements.languages ?? [])],
    gear: post.requirements.gear ?? null,
    contactName: post.contactName,
    knockOutQuestions: post.knockOutQuestions.map(({ choices, wanted, ...question }) => ({
      ...question,
      choices: [...choices],
      wanted: [...wanted],
    })),
    benefits: post.benefits,
    otherBenefits: post.otherBenefits,
    photos: post.photos,
    visibility: post.visibility,
    favouriteGroupId: post.favouriteGroupId,
    applyBy: instant(post.applyBy),
    interviewMode: post.interviewMode,
    totalPay: wageCost({ ...post, shifts })?.total ?? null,
    reviewReasons: reviewReasons.filter((reason) => post.reviewReasons.includes(reason)),
    reviewNote: post.reviewNote,
    reviewBy: reviewBy(post),
    waitsForCredit: post.state === 'draft' && post.creditShortSince !== null,
    ...(publishesItself(post) && { [isCompanyLeaving ? 'isHeldByLeaving' : 'publishesItself']: true }),
    keptDraftReason: post.state === 'draft' ? post.keptDraftReason : null,
    events: permits(role, 'job_posts.publish')
      ? memberEventsFrom(post.state, {
          hasShiftToCome: hasShiftToCome(post.shifts),
          hasBegunAsWhole: hasBegunAsWhole(post),
        })
      : [],
    version: post.version,
    createdAt: post.createdAt.toISOString(),
    publishedAt: instant(post.publishedAt),
    expiresAt: instant(post.expiresAt),
  }
}
