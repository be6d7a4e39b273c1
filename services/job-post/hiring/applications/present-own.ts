import { type Static, Type } from '@fastify/type-provider-typebox'
import {
  Address,
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
import { contactBarOf } from '@/validators/applicant-contact'
import { companyStandings, contactReachOf, standingOf } from '@/validators/company-standing'
import { jobPostTypes, paydays, payUnits } from '@/validators/job-post-terms'
import {
  type ApplicationState,
  applicationStates,
  hasSettled,
  isMet,
  knownState,
  mayApplyAgain,
  placeTakenStates,
  workerEvents,
  workerEventsFrom,
} from '@/validators/states/application'
import { jobPostStates } from '@/validators/states/job-post'
import type { workTypes } from '@/validators/work-types'
import { GivenAnswer } from '../../shapes/applicant'
import { isTaking } from '../job-posts/open-posts-repository'
import { shownPlace } from '../job-posts/shown-place'
import type { OwnApplication } from './own-applications-repository'
import {
  Absence,
  hasToAsk,
  presentAbsence,
  presentTakenBack,
  TakenBack,
  wasPromised,
} from './present-own-losses'
import { OwnShift, presentTermChange, shiftTimes, TermChange } from './present-own-terms'
import { presentWork, promisedStates } from './present-own-work'
import { progressOf } from './progress'
import { payOf, standingTerms } from './terms'

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

/** Only the company may know which answer the post wanted. */
const OwnAnswer = Named('OwnAnswer', Type.Omit(GivenAnswer, ['isWanted']))

/** A shift of mine, and what it pays. */
const PaidShift = Named(
  'PaidShift',
  Type.Object({
    ...shiftTimes,
    pay: nullable(
      Type.Integer({
        description: 'satang, with overtime and holidays; null where shifts are paid together',
      }),
    ),
  }),
)

/** How a worker reaches whom they are to meet, and how these reach them. */
const OwnContact = Named(
  'OwnContact',
  Type.Object({
    name: nullable(Type.String({ description: 'whom to ask for' })),
    phone: nullable(Type.String({ description: 'of the branch' })),
    readsMineFrom: nullable(
      Type.String({
        format: 'date-time',
        description: 'from when the company reads my whole name and telephone number; null where it does not',
      }),
    ),
  }),
)

/** How to come to the workplace. */
const OwnWorkDay = Named(
  'OwnWorkDay',
  Type.Object({
    address: Address,
    lat: nullable(Type.Number()),
    lng: nullable(Type.Number()),
    gear: nullable(Type.String({ description: 'what to wear and to bring' })),
  }),
)

export const OwnApplicationShape = Named(
  'OwnApplication',
  Type.Object({
    id: Uuid,
    companyId: Uuid,
    jobPostId: Uuid,
    state: OneOf(applicationStates),
    answers: Type.Array(OwnAnswer),
    chosenShifts: Type.Array(OwnShift, { description: 'none where everybody works every shift' }),
    assignedShifts: nullable(
      Type.Array(OwnShift, { description: 'those I am offered or hired for; null before' }),
    ),
    shifts: Type.Array(PaidShift, {
      description:
        'those I work or would: assigned, else chosen, else all of the post; earliest first. Once withdrawn, those I gave back; once the job was taken back, those that were still to come then',
    }),
    worked: Type.Array(PaidShift, {
      description: 'those I had begun when the rest of the job was taken back; they stay mine',
    }),
    workedPay: nullable(Type.Integer({ description: 'satang for all of `worked`; null while unknown' })),
    mayGiveBack: Type.Array(Type.String(), {
      description: 'ids of the shifts I am hired for that have not begun',
    }),
    givenBack: Type.Array(OwnShift, {
      description: 'those that were mine and that I cannot come to after all',
    }),
    endedShifts: Type.Array(OwnShift, {
      description: 'those that were mine until the company took them out of the post',
    }),
    totalPay: nullable(
      Type.Integer({
        description:
          'satang for all of `shifts`; null while unknown, and where the whole job has one pay and `shifts` are a part of it',
      }),
    ),
    events: Type.Array(OneOf(workerEvents), { description: 'what the worker can ask for now' }),
    takenBack: TakenBack,
    absence: Absence,
    termChange: nullable(TermChange),
    isConfirmed: Type.Boolean({ description: 'hired, and I said that I am coming' }),
    gaveBack: Type.Boolean({ description: 'withdrawn after I was hired' }),
    didOfferLapse: Type.Boolean({ description: 'offered, and not answered until the work was over' }),
    mayApplyAgain: Type.Boolean({
      description: 'withdrawn or declined, and the post still takes applications',
    }),
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
      payday: nullable(OneOf(paydays)),
      startsAt: nullable(Type.String({ format: 'date-time', description: 'start of my first shift' })),
      expiresAt: nullable(Type.String({ format: 'date-time', description: 'end of my last shift' })),
      companyName: Type.String(),
      companyStanding: OneOf(companyStandings),
      branchName: nullable(Type.String()),
      district: nullable(Type.String()),
      province: nullable(Type.String()),
    }),
    companyCloses: nullable(
      Type.String({
        format: 'date-time',
        description: 'when the company closes, which cancels shifts after it; null while it goes on',
      }),
    ),
    contact: nullable(OwnContact),
    workDay: nullable(OwnWorkDay),
  }),
)

/** The states in which a worker reads how to come to the workplace. */
const expectedStates: readonly ApplicationState[] = placeTakenStates

/** How the two sides reach each other while they are to meet; null for everybody else. */
function presentContact(
  { application, company, day }: OwnApplication,
  state: ApplicationState,
  takenBack: TakenBack,
): Static<typeof OwnContact> | null {
  if (!isMet(state) && !hasToAsk(takenBack)) return null
  const reach = contactReachOf(company)
  const bar = contactBarOf(reach, application)
  const from = reach === 'applicants' ? application.createdAt : application.contactFrom
  const isRead = bar === null || bar === 'later'
  return {
    name: day.contactName,
    phone: day.phone,
    readsMineFrom: isRead ? (from?.toISOString() ?? null) : null,
  }
}

/** What somebody who has the job needs on the day; null for everybody else. */
function presentWorkDay(
  { day, post }: OwnApplication,
  state: ApplicationState,
  takenBack: TakenBack,
): Static<typeof OwnWorkDay> | null {
  if (!expectedStates.includes(state) && !hasToAsk(takenBack)) return null
  const { branchName, district, province } = post
  const { gear, lat, lng, contactName: _name, phone: _phone, ...typed } = day
  const { name: _, ...address } = shownPlace(
    {
      name: branchName ?? '',
      line: typed.line ?? '',
      subdistrict: typed.subdistrict ?? '',
      district: district ?? '',
      province: province ?? '',
      postcode: typed.postcode ?? '',
    },
    post.state,
  )
  return { address, lat, lng, gear }
}

/** Whether a post was ended before its work was over. */
const hasEndedEarly = (state: OwnApplication['post']['state']): boolean =>
  state === 'closed' || state === 'cancelled'

/** An application as it stands with the company, whatever its worker was told. */
export const asDecided = (stored: OwnApplication): OwnApplication => ({
  ...stored,
  application: { ...stored.application, toldState: stored.application.state },
})

/** An application with the pay and the place that stand for its worker in the place of the post's. */
function withStandingTerms(stored: OwnApplication): OwnApplication {
  const standing = standingTerms(stored.application)
  if (!standing) return stored
  const post = { ...stored.post, ...payOf(standing) }
  if (standing.branchId === stored.branchId || !stored.oldPlace) return { ...stored, post }
  const { branchName, district, province, ...address } = stored.oldPlace
  return {
    ...stored,
    post: { ...post, branchName, district, province },
    day: { ...stored.day, ...address },
  }
}

/** The state that a worker reads: nothing that the company may still take back unsaid. */
function stateToWorker({ state, toldState, updatedAt }: OwnApplication['application']): ApplicationState {
  const mayBeUndone = state === 'no_show' && !hasSettled(updatedAt)
  return mayBeUndone ? toldState : knownState(state, toldState)
}

/** An application as the worker who sent it sees it: a decision they are not told of yet is not shown either. */
export function presentOwn(found: OwnApplication): Static<typeof OwnApplicationShape> {
  const stored = withStandingTerms(found)
  const { id, companyId, jobPostId, answers, version } = stored.application
  const state = stateToWorker(stored.application)
  const takenBack = presentTakenBack(stored)
  const { span, ...work } = presentWork(stored, state, wasPromised(takenBack))
  const {
    overtimePay: _,
    paysHolidayRates: __,
    shiftChoice,
    applyBy,
    cancelReason: ___,
    ...post
  } = stored.post
  return {
    id,
    companyId,
    jobPostId,
    state,
    answers: answers.map(({ isWanted: _wanted, ...answer }) => answer),
    ...work,
    events: workerEventsFrom(state, progressOf({ state: post.state, ...span })),
    takenBack,
    absence: presentAbsence(stored.application, state),
    termChange: presentTermChange(found),
    isConfirmed: stored.application.confirmedAt !== null,
    gaveBack: stored.gaveBack,
    didOfferLapse: state === 'expired' && stored.didOfferLapse && !hasEndedEarly(post.state),
    mayApplyAgain: mayApplyAgain(state) && stored.closedAt === null && isTaking(stored.post),
    version,
    createdAt: stored.application.createdAt.toISOString(),
    movedAt: stored.application.movedAt.toISOString(),
    post: {
      ...post,
      title: post.title ?? '',
      companyStanding: standingOf(stored.company),
      workType: post.workType as (typeof workTypes)[number] | null,
      startsAt: span.startsAt?.toISOString() ?? null,
      expiresAt: span.expiresAt?.toISOString() ?? null,
    },
    // Nothing is promised to anybody else.
    companyCloses: promisedStates.includes(state) ? (stored.companyCloses?.toISOString() ?? null) : null,
    contact: presentContact(stored, state, takenBack),
    workDay: presentWorkDay(stored, state, takenBack),
  }
}
