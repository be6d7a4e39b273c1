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
import { type CompanyStanding, companyStandings, mayAct, standingOf } from '@/validators/company-standing'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import type { workTypes } from '@/validators/work-types'
import type { Shift } from '../job-posts/repository'
import { ShiftPlaces } from '../job-posts/shift-places'
import { jobPostStates } from '../job-posts/state-machine'
import { GivenAnswer, ShownApplicant, withoutContact } from './applicant'
import type { Note as StoredNote } from './notes-repository'
import type { OwnApplication } from './own-applications-repository'
import { progressOf, workOfOwn } from './progress'
import type { Application as StoredApplication, StoredEvent } from './repository'
import {
  applicationStates,
  causers,
  historyEvents,
  memberEvents,
  memberEventsFrom,
  stageOf,
  stages,
  type WorkProgress,
  workerEvents,
  workerEventsFrom,
} from './state-machine'

export const Application = Named(
  'Application',
  Type.Object({
    id: Uuid,
    jobPostId: Uuid,
    workerId: Uuid,
    state: OneOf(applicationStates),
    stage: OneOf(stages),
    worker: nullable(ShownApplicant),
    answers: Type.Array(GivenAnswer),
    shiftIds: Type.Array(Type.String(), { description: 'the shifts they can come to; none is every shift' }),
    assignedShiftIds: nullable(
      Type.Array(Type.String(), {
        description: 'those they are offered or hired for; null before, none is every shift',
      }),
    ),
    notes: Type.Integer({ description: 'how many' }),
    events: Type.Array(OneOf(memberEvents), { description: 'what a member can ask for now' }),
    version: Type.Integer(),
    createdAt: Instant,
    movedAt: Instant,
  }),
)

/** An application as a member of a company of this standing sees it. */
export function presentApplication(
  stored: StoredApplication,
  progress: WorkProgress,
  standing: CompanyStanding,
): Static<typeof Application> {
  const { worker, answers } = mayAct(standing, 'see_contact') ? stored : withoutContact(stored)
  return {
    id: stored.id,
    jobPostId: stored.jobPostId,
    workerId: stored.workerId,
    state: stored.state,
    stage: stageOf(stored.state),
    worker,
    answers: [...answers],
    shiftIds: stored.shiftIds,
    assignedShiftIds: stored.assignedShiftIds,
    notes: stored.notes,
    events: memberEventsFrom(stored.state, progress),
    version: stored.version,
    createdAt: stored.createdAt.toISOString(),
    movedAt: stored.movedAt.toISOString(),
  }
}

export const Board = Type.Object({
  stages: Type.Array(
    Type.Object({
      stage: OneOf(stages),
      count: Type.Integer(),
      items: Type.Array(Application, { description: 'the newest' }),
      nextCursor: nullable(Type.String()),
    }),
  ),
  shifts: Type.Array(ShiftPlaces, {
    description: 'how each is filled; none where everybody works every shift',
  }),
})

export const HistoryEntry = Named(
  'ApplicationEntry',
  Type.Object({
    event: OneOf(historyEvents),
    from: nullable(OneOf(applicationStates)),
    to: OneOf(applicationStates),
    who: OneOf(causers),
    memberName: nullable(Type.String({ description: 'the member, as they are called now' })),
    at: Instant,
  }),
)

export const presentEvent = ({
  event,
  from,
  to,
  who,
  memberName,
  at,
}: StoredEvent): Static<typeof HistoryEntry> => ({ event, from, to, who, memberName, at: at.toISOString() })

export const Note = Named(
  'Note',
  Type.Object({
    id: Uuid,
    text: Type.String(),
    authorName: nullable(Type.String({ description: 'as they are called now; null once they left' })),
    isOwn: Type.Boolean({ description: 'the reader wrote it, and may remove it' }),
    createdAt: Instant,
  }),
)

export const presentNote = (note: StoredNote, readerUid: string): Static<typeof Note> => ({
  id: note.id,
  text: note.text,
  authorName: note.authorName,
  isOwn: note.authorUid === readerUid,
  createdAt: note.createdAt.toISOString(),
})

export const ApplicationInput = Body({
  jobPostId: Uuid,
  answers: Type.Array(Body({ questionId: Typed(100), answer: Typed() }), { maxItems: 20, default: [] }),
  shiftIds: Type.Optional(
    Type.Array(Typed(100), {
      maxItems: 100,
      description: 'the shifts I can come to; where everybody works every shift they count for nothing',
    }),
  ),
  birthDate: Type.Optional(
    Type.String({ format: 'date', description: 'needed where the resume holds none; only the age is kept' }),
  ),
})
export type ApplicationInput = Static<typeof ApplicationInput>

/** Which answer the post wanted is the company's business. */
const OwnAnswer = Named('OwnAnswer', Type.Omit(GivenAnswer, ['isWanted']))

const OwnShift = Named(
  'OwnShift',
  Type.Object({
    id: Type.String(),
    date: Type.String({ description: 'YYYY-MM-DD' }),
    startTime: Type.String({ description: 'HH:mm, Asia/Bangkok' }),
    endTime: Type.String({ description: 'HH:mm; at or before the start it is on the next day' }),
    breakMinutes: Type.Integer(),
  }),
)

const clock = (time: string | null) => time?.slice(0, 5) ?? ''

/** A shift as the worker it is meant for sees it. */
export const presentOwnShift = ({
  id,
  date,
  startTime,
  endTime,
  breakMinutes,
}: Shift): Static<typeof OwnShift> => ({
  id,
  date: date ?? '',
  startTime: clock(startTime),
  endTime: clock(endTime),
  breakMinutes,
})

export const OwnApplicationShape = Named(
  'OwnApplication',
  Type.Object({
    id: Uuid,
    jobPostId: Uuid,
    state: OneOf(applicationStates),
    answers: Type.Array(OwnAnswer),
    chosenShifts: Type.Array(OwnShift, { description: 'none where everybody works every shift' }),
    assignedShifts: nullable(
      Type.Array(OwnShift, { description: 'those I am offered or hired for; null before' }),
    ),
    events: Type.Array(OneOf(workerEvents), { description: 'what the worker can ask for now' }),
    version: Type.Integer(),
    createdAt: Instant,
    movedAt: Instant,
    post: Type.Object({
      title: Type.String(),
      workType: nullable(WorkTypeCode),
      type: nullable(OneOf(jobPostTypes)),
      state: OneOf(jobPostStates),
      payUnit: nullable(OneOf(payUnits)),
      payAmount: nullable(Satang),
      startsAt: nullable(Type.String({ format: 'date-time', description: 'start of my first shift' })),
      expiresAt: nullable(Type.String({ format: 'date-time', description: 'end of my last shift' })),
      companyName: Type.String(),
      companyStanding: OneOf(companyStandings),
      branchName: nullable(Type.String()),
      district: nullable(Type.String()),
      province: nullable(Type.String()),
    }),
  }),
)

/** An application as the worker who sent it sees it: whether it was looked at is the company's business. */
export function presentOwn(stored: OwnApplication): Static<typeof OwnApplicationShape> {
  const { id, jobPostId, state, answers, assignedShiftIds, version, createdAt, movedAt } = stored.application
  const post = workOfOwn(stored)
  const isAssigned = (shift: Shift) => assignedShiftIds?.includes(shift.id)
  return {
    id,
    jobPostId,
    state,
    answers: answers.map(({ isWanted: _, ...answer }) => answer),
    chosenShifts: stored.chosenShifts.map(presentOwnShift),
    assignedShifts: assignedShiftIds && stored.chosenShifts.filter(isAssigned).map(presentOwnShift),
    events: workerEventsFrom(state, progressOf(post)),
    version,
    createdAt: createdAt.toISOString(),
    movedAt: movedAt.toISOString(),
    post: {
      ...post,
      title: post.title ?? '',
      companyStanding: standingOf(stored.company),
      workType: post.workType as (typeof workTypes)[number] | null,
      startsAt: post.startsAt?.toISOString() ?? null,
      expiresAt: post.expiresAt?.toISOString() ?? null,
    },
  }
}
