import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { companyStandings, standingOf } from '@/validators/company-standing'
import { payUnits, shiftChoices } from '@/validators/job-post-terms'
import { jobPostStates } from '@/validators/states/job-post'
import { inviteStates, stateOf } from '@/validators/states/job-post-invite'
import type { WorkType } from '@/validators/work-types'
import { OwnShift } from '../applications/present-own-terms'
import type { InviteWithWork } from './own-service'
import type { JobPostInvite as StoredInvite, SentInvite as StoredSent } from './repository'

const answers = {
  state: OneOf(inviteStates),
  seenAt: nullable(Type.String({ format: 'date-time', description: 'when the worker first saw it' })),
  declinedAt: nullable(Instant),
  appliedAt: nullable(Instant),
}

export const JobPostInvite = Named('JobPostInvite', Type.Object({ workerId: Uuid, at: Instant, ...answers }))

const instant = (at: Date | null) => at?.toISOString() ?? null

export const presentInvite = (invite: StoredInvite): Static<typeof JobPostInvite> => ({
  workerId: invite.workerId,
  at: invite.at.toISOString(),
  state: stateOf(invite),
  seenAt: instant(invite.seenAt),
  declinedAt: instant(invite.declinedAt),
  appliedAt: instant(invite.appliedAt),
})

/** How many more may be invited. */
export const InviteAllowance = Named(
  'InviteAllowance',
  Type.Object({
    today: Type.Integer({ description: 'by the company, until midnight in Thailand' }),
    ofPost: Type.Integer({ description: 'to this post' }),
    atOnce: Type.Integer({ description: 'in one request' }),
  }),
)

/** An invitation among those to all posts, with what names its post. */
export const SentInvite = Named(
  'SentInvite',
  Type.Object({
    workerId: Uuid,
    at: Instant,
    ...answers,
    jobPostId: Uuid,
    title: nullable(Type.String()),
    branchName: nullable(Type.String()),
    postState: OneOf(jobPostStates),
  }),
)

export const presentSentInvite = ({
  jobPostId,
  title,
  branchName,
  state: postState,
  ...invite
}: StoredSent): Static<typeof SentInvite> => ({
  ...presentInvite(invite),
  jobPostId,
  title,
  branchName,
  postState,
})

/** An invitation as the worker sees it: the post as on its public page, and when they were invited. */
export const OwnInvite = Named(
  'OwnInvite',
  Type.Object({
    companyId: Uuid,
    jobPostId: Uuid,
    at: Instant,
    seenAt: nullable(Type.String({ format: 'date-time', description: 'when I first saw it' })),
    isReplacement: Type.Boolean({
      description:
        'I was asked in the place of somebody who cannot come: the first who applies for these shifts has them',
    }),
    title: Type.String(),
    workType: nullable(WorkTypeCode),
    payUnit: nullable(OneOf(payUnits)),
    payAmount: nullable(Satang),
    startsAt: nullable(Instant),
    shiftChoice: OneOf(shiftChoices),
    shifts: Type.Array(OwnShift, { description: 'those that have not begun, earliest first' }),
    totalPay: nullable(
      Type.Integer({
        description: 'satang for all shifts; null while unknown, or where people choose theirs',
      }),
    ),
    companyName: Type.String(),
    companyStanding: OneOf(companyStandings),
    branchName: nullable(Type.String()),
    district: nullable(Type.String()),
    province: nullable(Type.String()),
  }),
)

export const presentOwnInvite = ({
  company,
  declinedAt: _declined,
  overtimePay: _overtime,
  paysHolidayRates: _holidays,
  ...invite
}: InviteWithWork): Static<typeof OwnInvite> => ({
  ...invite,
  companyStanding: standingOf(company),
  at: invite.at.toISOString(),
  seenAt: instant(invite.seenAt),
  title: invite.title ?? '',
  workType: invite.workType as WorkType | null,
  startsAt: instant(invite.startsAt),
})
