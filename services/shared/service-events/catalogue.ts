import { Type } from '@fastify/type-provider-typebox'
import { companyStandings } from '@/validators/company-standing'
import { interviewHappenings } from '@/validators/interview-terms'
import { interviewCausers } from '@/validators/states/interview'
import { unlockSettlements } from '@/validators/states/unlock'
import { settledMatters } from '@/validators/worker-notification-kinds'
import { Instant, nullable, OneOf, Uuid, WorkTypeCode } from '../schema'
import { eventType } from './event-type'

const Uid = Type.String({ minLength: 1, maxLength: 128 })

const fromJobPost = { from: 'job-post', to: 'partim' } as const
const fromPartim = { from: 'partim', to: 'job-post' } as const

/** What a worker's applications to a company allow is another: they applied, withdrew, were hired. */
export const applicantChanged = eventType('applicant_changed', {
  ...fromJobPost,
  about: { companyId: Uuid, workerId: Uuid },
  facts: {
    /** Until when members may see the contact by them; null when none is left that was not withdrawn. */
    applicant: nullable(
      Type.Object({
        until: Instant,
        hiredAt: nullable(Instant),
        /** From when a company that is not represented reads name and number: it is to meet them. */
        contactFrom: nullable(Instant),
        /** The company as a place where they work, and since when they know that it hired them; null before. */
        workplace: nullable(Type.Object({ companyName: Type.String(), since: Instant })),
        /**
         * What they did there to the end: how many shifts, and the last day in Thailand; null before. Absent from an instance
         * that does not know it yet.
         */
        worked: Type.Optional(
          nullable(
            Type.Object({ shifts: Type.Integer({ minimum: 1 }), lastOn: Type.String({ format: 'date' }) }),
          ),
        ),
      }),
    ),
  },
  subjectOf: ({ companyId, workerId }) => `applicant ${companyId} ${workerId}`,
})

/** By what a company and a worker may talk about a post is another: an application or an invite, or none any more. */
export const talkRightChanged = eventType('talk_right_changed', {
  ...fromJobPost,
  about: { companyId: Uuid, workerId: Uuid, jobPostId: Uuid },
  facts: {
    company: Type.Object({
      name: Type.String(),
      standing: OneOf(companyStandings),
      logoUrl: nullable(Type.String()),
    }),
    /** null when the worker neither applied nor is invited any more. */
    right: nullable(
      Type.Object({
        title: Type.String(),
        workType: nullable(WorkTypeCode),
        invitedAt: nullable(Instant),
        at: Instant,
        until: Instant,
      }),
    ),
  },
  subjectOf: ({ companyId, workerId, jobPostId }) => `talk right ${companyId} ${workerId} ${jobPostId}`,
})

/** What a worker was asked for is settled: they answered, or it is there no more; or an application is over altogether. */
export const noticeSettled = eventType('notice_settled', {
  ...fromJobPost,
  about: {
    workerId: Uuid,
    kind: OneOf(settledMatters),
    /** The application or the post. */
    subjectId: Uuid,
  },
  subjectOf: ({ workerId, kind, subjectId }) => `notice ${workerId} ${kind} ${subjectId}`,
})

/** An application is over without the work: its worker or the company ended it, or its post did. */
export const applicationEnded = eventType('application_ended', {
  ...fromJobPost,
  about: { companyId: Uuid, applicationId: Uuid },
  facts: { workerId: Uuid, jobPostId: Uuid, endedBy: OneOf(['company', 'worker']) },
  subjectOf: ({ applicationId }) => `application ${applicationId}`,
})

/** A worker has the job that they applied for and knows it: nobody has to interview them for it any more. */
export const applicantHired = eventType('applicant_hired', {
  ...fromJobPost,
  about: { companyId: Uuid, applicationId: Uuid },
  facts: { workerId: Uuid, jobPostId: Uuid },
  subjectOf: ({ applicationId }) => `application ${applicationId}`,
})

/** A branch that was out of use is in use again. */
export const branchReopened = eventType('branch_reopened', {
  ...fromJobPost,
  about: { companyId: Uuid, branchId: Uuid },
  facts: {
    /** The members who may look for people near it. */
    memberUids: Type.Array(Uid),
  },
  subjectOf: ({ branchId }) => `branch ${branchId}`,
})

/** A company is closed for good. */
export const companyClosed = eventType('company_closed', {
  ...fromJobPost,
  about: { companyId: Uuid },
  subjectOf: ({ companyId }) => `company ${companyId}`,
})

/** Something happened to an interview: its application moves on a proposal, and members are told of all else. */
export const interviewHappened = eventType('interview_happened', {
  ...fromPartim,
  about: {
    interviewId: Uuid,
    what: OneOf(interviewHappenings),
    companyId: Uuid,
    workerId: Uuid,
    /** The post whose application it is about; null without one. */
    jobPostId: nullable(Uuid),
    /** The member who proposed it. */
    memberUid: Uid,
    workerName: Type.String(),
    /** Its time, how the two talk, for how long and about which job, as sentences say it. */
    when: Type.String(),
    /** What it was, whoever has to be told of it, and who did it; absent of reminders. */
    done: Type.Optional(
      Type.Object({
        what: OneOf(interviewHappenings),
        by: OneOf(interviewCausers),
        memberUid: nullable(Uid),
        /** The last moment at which it was to begin; absent from an instance that does not say it yet. */
        until: Type.Optional(Instant),
      }),
    ),
  },
  subjectOf: ({ interviewId }) => `interview ${interviewId}`,
})

const conversation = { companyId: Uuid, conversationId: Uuid }
const subjectOfConversation = ({ conversationId }: { readonly conversationId: string }) =>
  `conversation ${conversationId}`

/** A company has not read what a worker wrote, so its members are to be told. */
export const messagesWaiting = eventType('messages_waiting', {
  ...fromPartim,
  about: {
    ...conversation,
    /** The post it is about, by whose branch members are told. */
    jobPostId: nullable(Uuid),
    workerName: Type.String(),
  },
  subjectOf: subjectOfConversation,
})

/** Somebody of a company has read what its members were told of. */
export const messagesRead = eventType('messages_read', {
  ...fromPartim,
  about: conversation,
  subjectOf: subjectOfConversation,
})

/**
 * The account of a worker is removed: what members were told of an interview or a conversation with them names them no more.
 * Its subject is that of all else about the two, so it comes last.
 */
export const workerForgotten = eventType('worker_forgotten', {
  ...fromPartim,
  about: { companyId: Uuid, subject: OneOf(['interview', 'conversation']), id: Uuid },
  subjectOf: ({ subject, id }) => `${subject} ${id}`,
})

/** It is decided what becomes of the credit that an unlock took. */
export const unlockSettled = eventType('unlock_settled', {
  ...fromPartim,
  about: {
    unlockId: Uuid,
    companyId: Uuid,
    workerId: Uuid,
    /** Which unlock of the worker by the company it is, from 1. */
    term: Type.Integer({ minimum: 1 }),
    /** The member who unlocked. */
    actorUid: Uid,
    settlement: OneOf(unlockSettlements),
  },
  facts: {
    /** Uid and masked name of the worker; null once their account is gone. */
    workerUid: nullable(Type.String({ maxLength: 128 })),
    displayName: nullable(Type.String({ maxLength: 200 })),
  },
  subjectOf: ({ unlockId }) => `unlock ${unlockId}`,
})

/** A worker wants nothing more to do with a company: invitations of theirs that wait for an answer are declined. */
export const companyBlocked = eventType('company_blocked', {
  ...fromPartim,
  about: { companyId: Uuid, workerId: Uuid },
  subjectOf: ({ companyId, workerId }) => `block ${companyId} ${workerId}`,
})

const leaver = {
  about: { workerUid: Uid },
  subjectOf: ({ workerUid }: { readonly workerUid: string }) => `worker ${workerUid}`,
}

/**
 * A worker has asked for the removal of their account: what they were to come to is given back, and what was stays given
 * back when they keep it after all.
 */
export const workerLeaves = eventType('worker_leaves', { ...fromPartim, ...leaver })

/** A worker who had asked for the removal of their account keeps it. */
export const workerStays = eventType('worker_stays', { ...fromPartim, ...leaver })
