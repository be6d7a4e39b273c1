import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable, OneOf, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { contactBarOf } from '@/validators/applicant-contact'
import { absenceReasons } from '@/validators/cannot-come-reasons'
import type { ContactReach } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import type { WorkType } from '@/validators/work-types'
import type { Actor } from '../../platform/access/actor'
import { type Scope, scopeOfBranch } from '../../platform/access/scope'
import { shownName } from '../../shapes/applicant'
import { listDismissedPlaces } from '../applications/dismissed-places-repository'
import { lostPlacesOf, type LostPlace as StoredLostPlace } from '../applications/lost-places-repository'
import { onePerApplication } from '../applications/one-per-application'
import {
  DismissedPlace,
  isBeingTold,
  presentDismissed,
  presentReplacementInvite,
  ReplacementInvite,
} from '../applications/present'
import { listReplacementInvites } from '../applications/replacement-invites-repository'
import { type AnsweringEvent, answerOf, workerAnswers } from '../applications/worker-answers'
import { listAnswers, listConfirmed } from './answers-repository'
import { displayName, FormerShift, formerShiftsOf } from './former-shifts'
import {
  listCancelled,
  listNextPosts,
  listPlacesOfPosts,
  listShiftsOfDays,
  listTakenBackOf,
} from './repository'

const ofPost = {
  title: Type.String(),
  workType: nullable(WorkTypeCode),
  branchName: nullable(Type.String()),
}

const HiredPerson = Named('HiredPerson', Type.Object({ workerId: Uuid, displayName }))

const ShiftOfDay = Named(
  'ShiftOfDay',
  Type.Object({
    jobPostId: Uuid,
    shiftId: Type.String(),
    ...ofPost,
    branchId: nullable(Uuid),
    startsAt: Instant,
    endsAt: Instant,
    places: Type.Integer({ description: 'how many people it needs' }),
    taken: Type.Integer({ description: 'how many are hired for it' }),
    missing: Type.Integer({
      minimum: 0,
      description:
        'how many are still looked for; once the post is paused or closed, those who gave the shift back',
    }),
    isSought: Type.Boolean({ description: 'whether its post is published' }),
    offered: Type.Integer({ description: 'people who have not answered the offer of it, and still can' }),
    candidates: Type.Integer({
      description: 'applicants the company has not decided about who can come to it',
    }),
    people: Type.Array(HiredPerson, { description: 'the first hired for it; 6 at most' }),
  }),
)
type ShiftOfDay = Static<typeof ShiftOfDay>

const LostPlace = Named(
  'LostPlace',
  Type.Object({
    applicationId: Uuid,
    workerId: Uuid,
    displayName,
    phone: nullable(Type.String({ description: 'null where their contact is barred' })),
    jobPostId: Uuid,
    ...ofPost,
    at: Type.String({ format: 'date-time', description: 'when they said that they cannot come' }),
    reason: nullable(OneOf(absenceReasons)),
    startsAt: Type.String({ format: 'date-time', description: 'start of the first shift nobody has yet' }),
    endsAt: Instant,
    shifts: Type.Integer({ description: 'how many of their shifts nobody has yet' }),
    invited: nullable(ReplacementInvite),
  }),
)
type LostPlace = Static<typeof LostPlace>

const Answer = Named(
  'WorkerAnswer',
  Type.Object({
    applicationId: Uuid,
    displayName,
    jobPostId: Uuid,
    title: Type.String(),
    answer: OneOf(workerAnswers),
    startsAt: nullable(
      Type.String({ format: 'date-time', description: 'start of the first shift it is about' }),
    ),
    at: Instant,
  }),
)
type Answer = Static<typeof Answer>

const CancelledPost = Named(
  'CancelledPost',
  Type.Object({
    jobPostId: Uuid,
    title: Type.String(),
    at: Instant,
    beingTold: Type.Integer({
      description: 'how many lost the job or an offer by it, and the news is on its way to their bell',
    }),
    told: Type.Integer({ description: 'how many of those who lost something the news has reached' }),
    people: Type.Array(displayName, { description: 'the first of those whom it has reached; 3 at most' }),
  }),
)
type CancelledPost = Static<typeof CancelledPost>

const Day = Type.Object({
  date: Type.String({ format: 'date', description: 'Asia/Bangkok' }),
  formerShifts: Type.Array(FormerShift, {
    description: 'of people who agreed to other terms than their post has by now, and come on those',
  }),
  shifts: Type.Array(ShiftOfDay, { description: 'not over yet, the earliest first' }),
})

const NextPost = Named(
  'NextPost',
  Type.Object({
    id: Uuid,
    ...ofPost,
    nextStart: Instant,
    places: Type.Integer({ description: 'people needed, of each shift to come where shifts are chosen' }),
    taken: Type.Integer(),
    unopened: Type.Integer({ description: 'applications nobody has opened' }),
  }),
)
type NextPost = Static<typeof NextPost>

export const Days = Named(
  'Days',
  Type.Object({
    today: { ...Day, description: 'with shifts that began yesterday and still go on' },
    tomorrow: Day,
    lostPlaces: Type.Array(LostPlace, {
      description:
        'hired people who cannot come to a shift that nobody has in their place yet, the soonest first',
    }),
    answers: Type.Array(Answer, {
      description: 'what workers answered in the last 24 hours, the latest first; 6 at most',
    }),
    dismissed: Type.Array(DismissedPlace, {
      description:
        'who cannot come and is not replaced, because a member said so in the last 24 hours, the latest first; 6 at most',
    }),
    cancelled: Type.Array(CancelledPost, {
      description: 'published posts that were cancelled in the last 24 hours, the latest first; 6 at most',
    }),
    openPosts: Type.Array(NextPost, {
      description: 'published posts with a shift to come, the soonest first; 4 at most',
    }),
  }),
)

const dayMs = 86_400_000
/** Shifts of both days together: more than a company of many branches has. */
const shiftsAtMost = 200
const namedAtMost = 6
const postsAtMost = 4
const answersAtMost = 6
/** Who was told of a cancelled post is named up to so many. */
const toldNamedAtMost = 3

/** Who comes today and tomorrow, who is missing, and the open posts; 404 for a branch the member does not see. */
export async function daysOf(
  db: Database,
  { scope: own, reach }: Actor,
  branchId: string | undefined,
  now = new Date(),
): Promise<Static<typeof Days>> {
  const scope = scopeOfBranch(own, branchId)
  const [yesterday, today, tomorrow] = [-dayMs, 0, dayMs].map((ms) =>
    bangkokToday(new Date(now.getTime() + ms)),
  ) as [string, string, string]
  const places = await lostPlacesOf(db, scope, { now })
  const lost = places.empty
  const asked = {
    ...scope,
    now,
    firstDay: yesterday,
    lastDay: tomorrow,
    limit: shiftsAtMost,
    named: namedAtMost,
    lostIds: lost.map(({ shiftId }) => shiftId),
  }
  const since = new Date(now.getTime() - dayMs)
  const latest = { ...scope, since, limit: answersAtMost }
  const [rows, openPosts, answers, confirmed, cancelled, formerOn, inviteFor, dismissed] = await Promise.all([
    listShiftsOfDays(db, asked),
    openPostsOf(db, scope, now),
    listAnswers(db, latest),
    listConfirmed(db, latest),
    cancelledPostsOf(db, scope, { since, reach }),
    formerShiftsOf(db, scope, reach),
    listReplacementInvites(db, scope.companyId, lost),
    listDismissedPlaces(db, scope, { now }),
  ])
  const shiftsOn = (isOfDay: (date: string) => boolean) =>
    rows.filter(({ date }) => isOfDay(date ?? '')).map((row) => present(row, places, reach))
  return {
    today: { date: today, formerShifts: formerOn(today), shifts: shiftsOn((date) => date < tomorrow) },
    tomorrow: {
      date: tomorrow,
      formerShifts: formerOn(tomorrow),
      shifts: shiftsOn((date) => date === tomorrow),
    },
    lostPlaces: presentLost(lost, reach, inviteFor),
    answers: [
      ...answers.map(({ event, from, ...answer }) =>
        presentAnswer({ ...answer, answer: answerOf(event as AnsweringEvent, from ?? 'submitted') }, reach),
      ),
      ...confirmed.map((one) => presentAnswer({ ...one, answer: 'worker_comes' }, reach)),
    ]
      .sort((one, other) => other.at.localeCompare(one.at))
      .slice(0, answersAtMost),
    dismissed: dismissed
      .filter(({ at }) => at > since)
      .slice(0, answersAtMost)
      .map((place) => presentDismissed(place, reach)),
    cancelled,
    openPosts,
  }
}

type Row = Awaited<ReturnType<typeof listShiftsOfDays>>[number]

function present(
  { state, date: _date, title, workType, startsAt, endsAt, people, toFill, ...row }: Row,
  { empty, filledElsewhere }: Awaited<ReturnType<typeof lostPlacesOf>>,
  reach: ContactReach,
): ShiftOfDay {
  const isSought = state === 'published'
  const ofThis = (places: readonly StoredLostPlace[]) =>
    places.filter(({ shiftId }) => shiftId === row.shiftId).length
  const lost = Math.min(Math.max(0, row.places - row.taken), ofThis(empty))
  return {
    ...row,
    title: title ?? '',
    workType: workType as WorkType | null,
    startsAt: startsAt?.toISOString() ?? '',
    endsAt: endsAt?.toISOString() ?? '',
    isSought,
    // Who comes by another post is missing in neither, nor is who needs nobody in their place.
    missing: isSought ? Math.max(lost, toFill - row.taken - ofThis(filledElsewhere)) : lost,
    people: people.map(({ workerId, state: ofPerson, toldState, contactFrom, ...name }) => {
      const from = contactFrom === null ? null : new Date(contactFrom)
      const bar = contactBarOf(reach, { state: ofPerson, toldState, contactFrom: from, placeLostAt: null })
      return { workerId, displayName: shownName(name, bar) }
    }),
  }
}

function presentLost(
  places: readonly StoredLostPlace[],
  reach: ContactReach,
  inviteFor: Awaited<ReturnType<typeof listReplacementInvites>>,
): LostPlace[] {
  return onePerApplication(places).map(
    ({ applicationId, workerId, worker, jobPostId, branchName, ...place }) => {
      const bar = contactBarOf(reach, place)
      return {
        applicationId,
        workerId,
        displayName: shownName(worker, bar),
        phone: bar === null ? (worker?.phone ?? null) : null,
        jobPostId,
        title: place.title ?? '',
        workType: place.workType as WorkType | null,
        branchName,
        at: place.at.toISOString(),
        reason: place.reason,
        startsAt: place.startsAt.toISOString(),
        endsAt: place.endsAt.toISOString(),
        shifts: place.shifts,
        invited: presentReplacementInvite(inviteFor({ jobPostId, at: place.at })),
      }
    },
  )
}

function presentAnswer(
  {
    worker,
    state,
    toldState,
    contactFrom,
    placeLostAt,
    title,
    at,
    startsAt,
    ...answer
  }: Awaited<ReturnType<typeof listConfirmed>>[number] & Pick<Answer, 'answer'>,
  reach: ContactReach,
): Answer {
  return {
    ...answer,
    displayName: shownName(worker, contactBarOf(reach, { state, toldState, contactFrom, placeLostAt })),
    title: title ?? '',
    startsAt: startsAt?.toISOString() ?? null,
    at: at.toISOString(),
  }
}

/** Posts cancelled since a moment, and who is being told of it, or was. */
async function cancelledPostsOf(
  db: Database,
  scope: Scope,
  { since, reach }: { readonly since: Date; readonly reach: ContactReach },
): Promise<CancelledPost[]> {
  const posts = await listCancelled(db, { ...scope, since, limit: answersAtMost })
  if (posts.length === 0) return []
  const { companyId } = scope
  const lost = await listTakenBackOf(db, { companyId, ids: posts.map(({ jobPostId }) => jobPostId) })
  return posts.map(({ jobPostId, title, at }) => {
    const ofThis = lost.filter((one) => one.jobPostId === jobPostId)
    const told = ofThis.filter(({ toldAt }) => toldAt !== null)
    return {
      jobPostId,
      title: title ?? '',
      at: at.toISOString(),
      beingTold: ofThis.filter((one) => isBeingTold(one)).length,
      told: told.length,
      people: told
        .slice(0, toldNamedAtMost)
        .map(({ worker, ...one }) => shownName(worker, contactBarOf(reach, { ...one, placeLostAt: null }))),
    }
  })
}

async function openPostsOf(db: Database, scope: Scope, now: Date): Promise<NextPost[]> {
  const posts = await listNextPosts(db, { ...scope, now, limit: postsAtMost })
  if (posts.length === 0) return []
  const { companyId } = scope
  const places = await listPlacesOfPosts(db, { companyId, ids: posts.map(({ id }) => id), now })
  return posts.map(({ title, workType, nextStart, ...post }) => {
    const ofThis = places.filter(({ jobPostId }) => jobPostId === post.id)
    const isEach = ofThis.some(({ areChosen }) => areChosen)
    /** Where everybody works every shift, each shift has the same people. */
    const inAll = (counts: readonly number[]) =>
      isEach ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts)
    return {
      ...post,
      title: title ?? '',
      workType: workType as WorkType | null,
      nextStart: nextStart.toISOString(),
      places: inAll(ofThis.map((shift) => shift.places)),
      taken: inAll(ofThis.map((shift) => shift.taken)),
      unopened: ofThis[0]?.unopened ?? 0,
    }
  })
}
