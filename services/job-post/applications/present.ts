import { type Static, Type } from '@fastify/type-provider-typebox'
import { Body, Instant, nullable, OneOf, Satang, Typed, Uuid } from '@/services/shared/schema'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { workTypes } from '@/validators/work-types'
import { jobPostStates } from '../job-posts/state-machine'
import { Applicant, GivenAnswer } from './applicant'
import type {
  OwnApplication,
  Application as StoredApplication,
  StoredEvent,
  Note as StoredNote,
} from './repository'
import {
  applicationEvents,
  applicationStates,
  causers,
  memberEvents,
  memberEventsFrom,
  stageOf,
  stages,
  type WorkProgress,
  workerEvents,
  workerEventsFrom,
} from './state-machine'

export const Application = Type.Object({
  id: Uuid,
  jobPostId: Uuid,
  workerId: Uuid,
  state: OneOf(applicationStates),
  stage: OneOf(stages),
  worker: nullable(Applicant),
  answers: Type.Array(GivenAnswer),
  notes: Type.Integer({ description: 'how many' }),
  events: Type.Array(OneOf(memberEvents), { description: 'what a member can ask for now' }),
  version: Type.Integer(),
  createdAt: Instant,
  movedAt: Instant,
})

/** An application as a member of the company sees it. */
export function presentApplication(
  stored: StoredApplication,
  progress: WorkProgress,
): Static<typeof Application> {
  return {
    id: stored.id,
    jobPostId: stored.jobPostId,
    workerId: stored.workerId,
    state: stored.state,
    stage: stageOf(stored.state),
    worker: stored.worker,
    answers: [...stored.answers],
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
})

export const HistoryEntry = Type.Object({
  event: OneOf(applicationEvents),
  from: nullable(OneOf(applicationStates)),
  to: OneOf(applicationStates),
  who: OneOf(causers),
  memberName: nullable(Type.String({ description: 'the member, as they are called now' })),
  at: Instant,
})

export const presentEvent = ({
  event,
  from,
  to,
  who,
  memberName,
  at,
}: StoredEvent): Static<typeof HistoryEntry> => ({ event, from, to, who, memberName, at: at.toISOString() })

export const Note = Type.Object({
  id: Uuid,
  text: Type.String(),
  authorName: nullable(Type.String({ description: 'as they are called now; null once they left' })),
  isOwn: Type.Boolean({ description: 'the reader wrote it, and may remove it' }),
  createdAt: Instant,
})

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
  birthDate: Type.Optional(
    Type.String({ format: 'date', description: 'needed where the resume holds none; only the age is kept' }),
  ),
})
export type ApplicationInput = Static<typeof ApplicationInput>

/** Which answer the post wanted is the company's business. */
const OwnAnswer = Type.Omit(GivenAnswer, ['isWanted'])

export const OwnApplicationShape = Type.Object({
  id: Uuid,
  jobPostId: Uuid,
  state: OneOf(applicationStates),
  answers: Type.Array(OwnAnswer),
  events: Type.Array(OneOf(workerEvents), { description: 'what the worker can ask for now' }),
  version: Type.Integer(),
  createdAt: Instant,
  movedAt: Instant,
  post: Type.Object({
    title: Type.String(),
    workType: nullable(OneOf(workTypes)),
    type: nullable(OneOf(jobPostTypes)),
    state: OneOf(jobPostStates),
    payUnit: nullable(OneOf(payUnits)),
    payAmount: nullable(Satang),
    startsAt: nullable(Instant),
    expiresAt: nullable(Type.String({ format: 'date-time', description: 'end of the last shift' })),
    companyName: Type.String(),
    branchName: nullable(Type.String()),
    district: nullable(Type.String()),
    province: nullable(Type.String()),
  }),
})

/** An application as the worker who sent it sees it: whether it was looked at is the company's business. */
export function presentOwn(
  { application, post }: OwnApplication,
  progress: WorkProgress,
): Static<typeof OwnApplicationShape> {
  const { id, jobPostId, state, answers, version, createdAt, movedAt } = application
  return {
    id,
    jobPostId,
    state,
    answers: answers.map(({ isWanted: _, ...answer }) => answer),
    events: workerEventsFrom(state, progress),
    version,
    createdAt: createdAt.toISOString(),
    movedAt: movedAt.toISOString(),
    post: {
      ...post,
      title: post.title ?? '',
      workType: post.workType as (typeof workTypes)[number] | null,
      startsAt: post.startsAt?.toISOString() ?? null,
      expiresAt: post.expiresAt?.toISOString() ?? null,
    },
  }
}
