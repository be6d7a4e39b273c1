import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { companyStandings, standingOf } from '@/validators/company-standing'
import { payUnits } from '@/validators/job-post-terms'
import type { WorkType } from '@/validators/work-types'
import type { OpenInvite, JobPostInvite as StoredInvite } from './repository'

export const JobPostInvite = Named('JobPostInvite', Type.Object({ workerId: Uuid, at: Instant }))

export const presentInvite = ({ workerId, at }: StoredInvite): Static<typeof JobPostInvite> => ({
  workerId,
  at: at.toISOString(),
})

/** An invitation as the worker sees it: the post as its public page says, and when they were asked. */
export const OwnInvite = Named(
  'OwnInvite',
  Type.Object({
    jobPostId: Uuid,
    at: Instant,
    title: Type.String(),
    workType: nullable(WorkTypeCode),
    payUnit: nullable(OneOf(payUnits)),
    payAmount: nullable(Satang),
    startsAt: nullable(Instant),
    companyName: Type.String(),
    companyStanding: OneOf(companyStandings),
    branchName: nullable(Type.String()),
    district: nullable(Type.String()),
    province: nullable(Type.String()),
  }),
)

export const presentOwnInvite = ({ company, ...invite }: OpenInvite): Static<typeof OwnInvite> => ({
  ...invite,
  companyStanding: standingOf(company),
  at: invite.at.toISOString(),
  title: invite.title ?? '',
  workType: invite.workType as WorkType | null,
  startsAt: invite.startsAt?.toISOString() ?? null,
})
