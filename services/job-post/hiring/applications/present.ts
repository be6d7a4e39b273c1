import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { contactBarOf, contactBars, lostAtEnd } from '@/validators/applicant-contact'
import type { ContactReach } from '@/validators/company-standing'
import { interviewHappenings } from '@/validators/interview-terms'
import { payUnits } from '@/validators/job-post-terms'
import { areShiftsChosen } from '@/validators/shift-places'
import {
  applicationStates,
  causers,
  expects,
  historyEvents,
  isTold,
  memberEvents,
  memberEventsFrom,
  shiftedStates,
  stageOf,
  stages,
  type WorkProgress,
} from '@/validators/states/application'
import { interviewCausers } from '@/validators/states/interview'
import { GivenAnswer, ShownApplicant, shownName, withoutContact } from '../../shapes/applicant'
import type { JobPost } from '../job-posts/repository'
import { ShiftPlaces } from '../job-posts/shift-places'
import type { DismissedPlace as StoredDismissed } from './dismissed-places-repository'
import type { listInterviewSteps } from './interview-steps-repository'
import type { FilledElsewhere as StoredFilledElsewhere } from './lost-places-repository'
import type { Note as StoredNote } from './notes-repository'
import { OwnShift, presentOwnShift } from './present-own-terms'
import type { ReplacementInvite as StoredReplacementInvite } from './replacement-invites-repository'
import type { Application as StoredApplication, StoredEvent } from './repository'
import { cancelledOf, isAsked, isSettled, standingTerms } from './terms'

const AgreedTermsShape = Named(
  'AgreedTerms',
  Type.Object(
    {
      isSettled: Type.Boolean({
        description: 'they keep to these terms, or did not answer in time; else they are or will be asked',
      }),
      answerBy: nullable(Type.String({ format: 'date-time', description: 'until when they are asked' })),
      shifts: Type.Array(OwnShift, { description: 'earliest first' }),
      cancelled: Type.Array(OwnShift, { description: 'shifts to come that were cancelled for them' }),
      payUnit: nullable(OneOf(payUnits)),
      payAmount: nullable(Satang),
    },
    { description: 'what they agreed to, where the post has other terms by now that they have not accepted' },
  ),
)

/** What a hired person works on while the post has other terms; null where the post's stand. */
function presentOldTerms(stored: StoredApplication): Static<typeof AgreedTermsShape> | null {
  const terms = stored.state === 'hired' ? standingTerms(stored) : null
  return (
    terms && {
      isSettled: isSettled(stored),
      answerBy: isAsked(stored) ? (stored.termsAnswerBy?.toISOString() ?? null) : null,
      shifts: terms.shifts.map(presentOwnShift),
      cancelled: cancelledOf(terms).map(presentOwnShift),
      payUnit: terms.payUnit,
      payAmount: terms.payAmount,
    }
  )
}

export const Application = Named(
  'Application',
  Type.Object({
    id: Uuid,
    jobPostId: Uuid,
    workerId: Uuid,
    state: OneOf(applicationStates),
    stage: OneOf(stages),
    worker: nullable(ShownApplicant),
    contactBar: nullable(
      Type.Object(
        {
          why: OneOf(contactBars),
          until: nullable(
            Type.String({ format: 'date-time', description: 'when they are shown; for later' }),
          ),
        },
        { description: 'why the contact details are not shown; null where they are' },
      ),
    ),
    answers: Type.Array(GivenAnswer),
    shiftIds: Type.Array(Type.String(), {
      description: 'the shifts they can come to; none where everybody works every shift',
    }),
    assignedShiftIds: nullable(
      Type.Array(Type.String(), {
        description:
          'those they are offered or hired for; null before, and where everybody works every shift',
      }),
    ),
    givenBack: Type.Array(OwnShift, {
      description: 'shifts that were theirs and that they cannot come to after all',
    }),
    notes: Type.Integer({ description: 'how many' }),
    events: Type.Array(OneOf(memberEvents), { description: 'what a member can ask for now' }),
    isLeaving: Type.Boolean({
      description: 'they asked for the removal of their account: until they keep it, nobody may expect them',
    }),
    version: Type.Integer(),
    isKnown: Type.Boolean({ description: 'the worker reads this state' }),
    isBeingTold: Type.Boolean({
      description: 'the worker reads this state, and the news of it is on its way to their bell',
    }),
    toldAt: nullable(
      Type.String({
        format: 'date-time',
        description:
          'when the news of this state, or that something was taken back, reached the worker; null until then, and where they caused it',
      }),
    ),
    confirmedAt: nullable(
      Type.String({ format: 'date-time', description: 'when they said that they are coming' }),
    ),
    oldTerms: nullable(AgreedTermsShape),
    takenBack: nullable(OneOf(shiftedStates)),
    createdAt: Instant,
    movedAt: Instant,
  }),
)

/** For so long the news of a decision is sent again and again where it does not arrive. */
const tellingMs = 24 * 3_600_000

type Telling = Pick<
  StoredApplication,
  'state' | 'toldState' | 'toldAt' | 'takenBack' | 'confirmedAt' | 'workerUid' | 'updatedAt'
>

/** Whether the worker is being told of a decision; whoever accepted or confirmed knows of theirs, unless it was taken back. */
export const isBeingTold = (
  { state, toldState, toldAt, takenBack, confirmedAt, workerUid, updatedAt }: Telling,
  now = Date.now(),
): boolean =>
  (takenBack !== null || (isTold(state) && confirmedAt === null)) &&
  toldState === state &&
  toldAt === null &&
  workerUid !== null &&
  now - updatedAt.getTime() < tellingMs

/** An application as members of a company see it; its shifts only where they are chosen. */
export function presentApplication(
  stored: StoredApplication,
  post: Pick<JobPost, 'state' | 'shifts' | 'shiftChoice' | 'payUnit'>,
  progress: WorkProgress,
  reach: ContactReach,
): Static<typeof Application> {
  const areChosen = areShiftsChosen(post)
  const why = contactBarOf(reach, stored)
  const { worker, answers } = why === null ? stored : withoutContact(stored)
  return {
    id: stored.id,
    jobPostId: stored.jobPostId,
    workerId: stored.workerId,
    state: stored.state,
    stage: stageOf(stored.state),
    worker,
    contactBar: why && {
      why,
      until: why === 'later' ? (stored.contactFrom?.toISOString() ?? null) : null,
    },
    answers: [...answers],
    shiftIds: areChosen ? [...stored.shiftIds] : [],
    assignedShiftIds: areChosen && stored.assignedShiftIds ? [...stored.assignedShiftIds] : null,
    givenBack: post.shifts.filter(({ id }) => stored.givenBackShiftIds.includes(id)).map(presentOwnShift),
    notes: stored.notes,
    events: memberEventsFrom(stored, progress).filter((event) => !(stored.isLeaving && expects(event))),
    isLeaving: stored.isLeaving,
    version: stored.version,
    isKnown: stored.toldState === stored.state,
    // Nobody is told of an offer that they could not answer any more.
    isBeingTold: isBeingTold(stored) && !(stored.state === 'offered' && progress.hasBegun),
    toldAt: stored.toldState === stored.state ? (stored.toldAt?.toISOString() ?? null) : null,
    confirmedAt: stored.confirmedAt?.toISOString() ?? null,
    oldTerms: presentOldTerms(stored),
    // What was taken back before, or by an end that is no cancellation, is not named.
    takenBack: post.state === 'cancelled' ? lostAtEnd(stored) : null,
    createdAt: stored.createdAt.toISOString(),
    movedAt: stored.movedAt.toISOString(),
  }
}

const FilledElsewhere = Type.Object({
  displayName: nullable(Type.String({ description: 'who cannot come; null without an account' })),
  startsAt: Instant,
  byName: nullable(Type.String({ description: 'who comes instead; null without an account' })),
  byJobPostId: Uuid,
})

/** Who cannot come to a shift, and who was hired in their place by another post. */
export function presentFilled(
  { worker, by, startsAt, ...place }: StoredFilledElsewhere,
  reach: ContactReach,
): Static<typeof FilledElsewhere> {
  const from = by.contactFrom === null ? null : new Date(by.contactFrom)
  return {
    displayName: shownName(worker, contactBarOf(reach, place)),
    startsAt: startsAt.toISOString(),
    byName: shownName(by, contactBarOf(reach, { ...by, contactFrom: from, placeLostAt: null })),
    byJobPostId: by.jobPostId,
  }
}

export const ReplacementInvite = Named(
  'ReplacementInvite',
  Type.Object(
    {
      workerId: Uuid,
      at: Instant,
      byName: nullable(Type.String({ description: 'the member who invited, as they are called now' })),
      others: Type.Integer({ description: 'how many more were invited since' }),
    },
    { description: 'whom a member invited last since the place was lost; who declined does not count' },
  ),
)

export const presentReplacementInvite = (
  invite: StoredReplacementInvite | null,
): Static<typeof ReplacementInvite> | null => invite && { ...invite, at: invite.at.toISOString() }

export const DismissedPlace = Named(
  'DismissedPlace',
  Type.Object({
    applicationId: Uuid,
    displayName: nullable(Type.String({ description: 'who cannot come; null without an account' })),
    jobPostId: Uuid,
    title: Type.String(),
    startsAt: Type.String({ format: 'date-time', description: 'start of the first of the shifts' }),
    shifts: Type.Integer({ description: 'how many shifts it is about' }),
    at: Type.String({ format: 'date-time', description: 'when it was said' }),
    byName: nullable(Type.String({ description: 'the member who said it, as they are called now' })),
  }),
)

/** Somebody who cannot come and whom a member does not want replaced. */
export const presentDismissed = (
  { worker, state, toldState, contactFrom, title, startsAt, at, ...place }: StoredDismissed,
  reach: ContactReach,
): Static<typeof DismissedPlace> => ({
  ...place,
  displayName: shownName(worker, contactBarOf(reach, { state, toldState, contactFrom, placeLostAt: null })),
  title: title ?? '',
  startsAt: startsAt.toISOString(),
  at: at.toISOString(),
})

export const Board = Type.Object({
  stages: Type.Array(
    Type.Object({
      stage: OneOf(stages),
      count: Type.Integer(),
      items: Type.Array(Application, { description: 'the newest' }),
      nextCursor: nullable(Type.String()),
    }),
  ),
  cannotCome: Type.Array(Application, {
    description: 'who gave back a shift to come that nobody has yet; they are among the ended too',
  }),
  takenBack: Type.Array(Application, {
    description:
      'who lost the job or an offer as the post was cancelled, and was told; they are among the ended too',
  }),
  lostPlaces: Type.Array(
    Type.Object({ applicationId: Uuid, shiftId: Type.String(), invited: nullable(ReplacementInvite) }),
    { description: 'the places of shifts to come that these gave back and nobody has' },
  ),
  dismissed: Type.Array(DismissedPlace, {
    description: 'who cannot come to shifts to come and is not replaced, because a member said so',
  }),
  filledElsewhere: Type.Array(FilledElsewhere, {
    description: 'the places of shifts to come for which another post found somebody',
  }),
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

export const InterviewEntry = Named(
  'ApplicationInterviewEntry',
  Type.Object({
    what: OneOf(interviewHappenings),
    when: Type.String({ description: 'its time, and how the two talk, as sentences say it' }),
    who: OneOf(interviewCausers),
    memberName: nullable(Type.String({ description: 'the member, as they are called now' })),
    at: Instant,
  }),
)

export const presentInterviewStep = ({
  what,
  when,
  who,
  memberName,
  at,
}: Awaited<ReturnType<typeof listInterviewSteps>>[number]): Static<typeof InterviewEntry> => ({
  what,
  when,
  who,
  memberName,
  at: at.toISOString(),
})

/** Who was quicker than the caller. */
export const MovedBy = Named(
  'MovedBy',
  Type.Object({
    who: OneOf(causers),
    memberName: nullable(Type.String({ description: 'the member, as they are called now' })),
    isOwn: Type.Boolean({ description: 'it was the caller, by an earlier request' }),
  }),
)

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
