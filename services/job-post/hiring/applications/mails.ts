import { type Static, Type } from '@fastify/type-provider-typebox'
import { type AddressCheck, provenAddress } from '@/services/shared/accounts/address-check'
import type { Database } from '@/services/shared/database'
import type { IdentityProvider } from '@/services/shared/identity/provider'
import { jobKind } from '@/services/shared/jobs/kind'
import { linkMail } from '@/services/shared/mails/link-mail'
import { composer, type MailComposer } from '@/services/shared/mails/mail-jobs'
import { OneOf } from '@/services/shared/schema'
import { clock } from '@/services/shared/thai-days'
import {
  type ApplicationState,
  isPromise,
  isTold,
  isUndecided,
  shiftedStates,
} from '@/validators/states/application'
import { type WorkerNotificationKind, workerNotificationKinds } from '@/validators/worker-notification-kinds'
import type { WorkerNotifications } from '../../platform/worker-notifications/worker-notifications'
import type { ChangedTerm } from '../../tables/applications'
import { findJobPost, type Shift as StoredShift } from '../job-posts/repository'
import { byStart, hasBegun, timesOfShift } from '../job-posts/shift-places'
import { findNeedlessInterview } from './interview-steps-repository'
import texts from './mails-th.json' with { type: 'json' }
import { hasMovedSince } from './moves-repository'
import { findWithPost, type OwnApplication } from './own-applications-repository'
import { noteTold } from './pending-notices-repository'
import { asDecided, presentOwn } from './present-own'
import { presentOwnShift } from './present-own-terms'
import { isSamePay, standingTerms } from './terms'

const about = {
  companyId: Type.String(),
  id: Type.String(),
  /** The state that is told; nobody is when the application has another one by then. */
  state: Type.String(),
  /** The version that is told, where nobody is to hear of it once the application has moved on. */
  version: Type.Optional(Type.Integer()),
  notificationId: Type.String(),
  /** What was taken back from the worker, if anything was. */
  takenBack: Type.Optional(OneOf(shiftedStates)),
  /** Whether the worker was told before that they did not come, which the company takes back. */
  isAbsencePutRight: Type.Optional(Type.Boolean()),
  /** Whether they did not answer an offer until it was over. */
  isLapsedOffer: Type.Optional(Type.Boolean()),
}

const nameOfTakenBack = { offered: 'offer_withdrawn', hired: 'let_go' } as const

/** A company's decision may be told to many. */
const atOnce = { concurrency: 4 }

export const applicationMoved = jobKind('application_moved', about, atOnce)
export const applicationShiftsChanged = jobKind('application_shifts_changed', about, atOnce)
export const applicationTermsChanged = jobKind(
  'application_terms_changed',
  { ...about, terms: Type.Array(Type.String()) },
  atOnce,
)

type News = Static<typeof applicationMoved.payload> & { readonly terms?: readonly string[] }

export type MailParts = {
  readonly db: Database
  readonly identity: Pick<IdentityProvider, 'lookup'>
  readonly appUrl: string
  readonly hasOwnAddress: AddressCheck
  readonly workerNotifications: WorkerNotifications
}

const isIn = <Texts extends object>(some: Texts, state: string): state is keyof Texts & string =>
  state in some

/** How many shifts a mail lists, and a notification; the others are on the job's page. */
const namedInMail = 10
export const namedInProduct = 2

type Shift = NonNullable<ReturnType<typeof presentOwn>['assignedShifts']>[number]

const day = new Intl.DateTimeFormat('th-TH-u-ca-buddhist', {
  timeZone: 'Asia/Bangkok',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
})

const momentInWords = (moment: Date) => `${day.format(moment)} ${clock.format(moment)} ${texts.shift.hours}`

function inWords({ date, startTime, endTime }: Shift): string {
  const hours = `${startTime}–${endTime} ${texts.shift.hours}`
  const words = `${day.format(new Date(`${date}T12:00:00+07:00`))} ${hours}`
  return endTime <= startTime ? `${words} ${texts.shift.untilNextDay}` : words
}

/** Days and hours of shifts; of more than `most` the first ones, and how many others there are. */
export function listInWords(shifts: readonly Shift[], most = namedInMail): string {
  const named = shifts.slice(0, most).map(inWords).join(', ')
  const others = shifts.length - most
  return others > 0 ? `${named} ${texts.shift.more.replace('{count}', String(others))}` : named
}

type StateTexts = (typeof texts.states)[keyof typeof texts.states]

/**
 * The mail's texts for a state, about the applicant's own shifts if they have any; null for a state that is not mailed.
 */
function aboutState(state: string, hasShifts: boolean): StateTexts | null {
  if (!isIn(texts.states, state)) return null
  return hasShifts && isIn(texts.ofShifts, state)
    ? { ...texts.states[state], body: texts.ofShifts[state] }
    : texts.states[state]
}

/** The mail's texts for changed shifts in a state; null when they are not mailed. */
const aboutChange = (state: string): StateTexts | null =>
  isIn(texts.ofChange, state) ? texts.ofChange[state] : null

/** The mail's texts for changed terms in a state; null when they are not mailed. */
const aboutTerms = (state: string): StateTexts | null =>
  isIn(texts.ofTerms, state) ? texts.ofTerms[state] : null

const inBaht = (satang: number) =>
  (satang / 100).toLocaleString('th-TH', { minimumFractionDigits: satang % 100 === 0 ? 0 : 2 })

type Terms = Pick<OwnApplication['post'], 'payUnit' | 'payAmount' | 'branchName' | 'district' | 'province'>

function payInWords({ payUnit, payAmount }: Terms): string {
  if (!payUnit || payAmount === null) return ''
  return texts.payUnits[payUnit].replace('{amount}', inBaht(payAmount))
}

/** An applicant's shifts that have not begun, the next one first; all shifts of the post when none are assigned. */
async function workToCome(
  db: Database,
  { companyId, jobPostId, assignedShiftIds }: OwnApplication['application'],
): Promise<Shift[]> {
  const post = await findJobPost(db, { companyId, branchIds: null }, jobPostId)
  const isTheirs = (id: string) => !assignedShiftIds?.length || assignedShiftIds.includes(id)
  const isToCome = (shift: StoredShift) => timesOfShift(shift) !== null && !hasBegun(shift)
  const theirs = (post?.shifts ?? []).filter((shift) => isTheirs(shift.id) && isToCome(shift))
  return byStart(theirs).map(presentOwnShift)
}

const placeInWords = ({ branchName, district, province }: Terms) =>
  [branchName, district, province].filter(Boolean).join(' ')

/** The current values of the terms that changed. */
function termsInWords(
  terms: readonly string[],
  post: OwnApplication['post'],
  shifts: readonly Shift[],
): string {
  const now: Record<ChangedTerm, string> = {
    shifts: listInWords(shifts) || texts.shift.asPosted,
    place: placeInWords(post),
    pay: payInWords(post),
  }
  return terms
    .filter((term) => isIn(now, term))
    .map((term) => texts.terms[term].replace(`{${term}}`, () => now[term]))
    .join(', ')
}

type Change = NonNullable<ReturnType<typeof presentOwn>['termChange']>

/** What changed of the terms that a worker knew: each as it was, and as it is by now. */
function changesInWords({ was, becomes, cancelled, reason }: Change, atMost?: number): string[] {
  const isIn = (some: readonly Shift[], shift: Shift) => some.some((one) => inWords(one) === inWords(shift))
  const hours = (some: readonly Shift[], others: readonly Shift[]) =>
    listInWords(
      some.filter((shift) => !isIn(others, shift)),
      atMost,
    )
  const totals = [was.totalPay, becomes.totalPay].map((total) => (total === null ? '' : inBaht(total)))
  const pairs = {
    pay: [payInWords(was), payInWords(becomes)],
    total: totals.includes('') ? [] : totals,
    shifts: [hours(was.shifts, becomes.shifts), hours(becomes.shifts, was.shifts)],
    place: [placeInWords(was), placeInWords(becomes)],
  }
  const names = Object.keys(pairs) as (keyof typeof pairs)[]
  const changed = names.filter((name) => pairs[name][0] !== pairs[name][1])
  const said = changed.map((name) => {
    const [before, after] = pairs[name].map((words) => words || texts.changes.none)
    return texts.changes[name].replace('{was}', () => before ?? '').replace('{becomes}', () => after ?? '')
  })
  if (cancelled.length > 0)
    said.unshift(
      texts.changes.cancelled.replace('{shifts}', () => listInWords(cancelled, atMost)),
      texts.changes.left.replace('{shifts}', () => listInWords(was.shifts, atMost) || texts.changes.none),
    )
  if (reason) said.push(texts.facts.reason.replace('{reason}', () => reason))
  const hasOtherRules = (['overtimePay', 'paysHolidayRates', 'payday'] as const).some(
    (rule) => was[rule] !== becomes[rule],
  )
  return hasOtherRules ? [...said, texts.changes.payRules] : said
}

type Work = {
  readonly shifts: readonly Shift[]
  /** Satang for all of it; null while unknown, or where people choose their shifts. */
  readonly totalPay: number | null
  readonly post: Terms
  /** What they had begun of a job whose rest was taken back. */
  readonly worked?: readonly Shift[]
}

/** What somebody must know of work, a line each: days and hours, place, pay and total, and why it was taken back. */
export function factsOf(
  { shifts, totalPay, post, worked = [] }: Work,
  atMost?: number,
  reason = '',
): string[] {
  const facts = {
    shifts: listInWords(shifts, atMost),
    place: placeInWords(post),
    pay: payInWords(post),
    total: totalPay === null ? '' : inBaht(totalPay),
    worked: listInWords(worked, atMost),
    reason,
  }
  const names = Object.keys(facts) as (keyof typeof facts)[]
  return names
    .filter((name) => facts[name])
    .map((name) => texts.facts[name].replace(`{${name}}`, () => facts[name]))
}

/** The kind of the notification about a state; null for a state that nobody is told of. */
const kindOfState = (state: string): WorkerNotificationKind | null => {
  const kind = `application_${state}`
  return isIn(workerNotificationKinds, kind) ? kind : null
}

/**
 * Tells workers about their applications: in the product by the partim service, and composes the mail to those who want
 * one. Nobody is told when the application's state has changed by then.
 */
export function applicationMails({
  db,
  identity,
  appUrl,
  hasOwnAddress,
  workerNotifications,
}: MailParts): readonly MailComposer[] {
  const mailOf =
    (
      textsOf: (state: string, hasShifts: boolean) => StateTexts | null,
      kindOf: (state: string) => WorkerNotificationKind | null,
    ) =>
    async ({
      companyId,
      id,
      state,
      version,
      terms = [],
      notificationId,
      takenBack,
      isAbsencePutRight,
      isLapsedOffer,
    }: News) => {
      const found = await findWithPost(db, { companyId, id })
      const { workerUid = null, worker = null } = found?.application ?? {}
      if (!found || !workerUid || !worker) return null
      if (version !== undefined && (await hasMovedSince(db, { companyId, id }, version))) return null
      const isWaiting = isUndecided(state as ApplicationState) && isUndecided(found.application.state)
      // Who waits for a decision is told of other terms, wherever their application lies meanwhile.
      // Whom the company was going to meet was to be reached by it; that they were moved back since is told by nothing else.
      const isOfWaiting = isWaiting && (terms.length > 0 || state === 'interview')
      // Nor is what was taken back from who waits again.
      const isStillNews = isOfWaiting || (takenBack !== undefined && isUndecided(found.application.state))
      if (found.application.state !== state && !isStillNews) return null
      const isCancelled = state === 'expired' && found.post.state === 'cancelled'
      const presented = presentOwn(asDecided(found))
      // Once it has begun, there is nothing to answer.
      if (state === 'offered' && !presented.events.includes('accept')) return null
      const change = terms.length > 0 ? presented.termChange : null
      // Who works on other terms than the post's is told of those when they are asked about them, or as far as they have them.
      const standing = standingTerms(found.application)
      const isOfOwnPay = standing !== null && terms.join() === 'pay' && isSamePay(standing, found.post)
      if (terms.length > 0 && standing && !change && !isOfOwnPay) return null
      const asked = change?.cancelled.length ? 'shift_cancelled' : 'asked'
      const ofTerms = isWaiting ? 'applied' : change?.answerBy ? asked : state
      const stated = terms.length > 0 ? ofTerms : state
      const lost = takenBack ? nameOfTakenBack[takenBack] : isLapsedOffer ? 'offer_lapsed' : null
      const moved = lost ?? (isAbsencePutRight ? 'no_show_withdrawn' : stated)
      const told = isCancelled ? 'cancelled' : moved
      const own = presented.assignedShifts ?? []
      // Who has applied for several jobs knows by these which one it is.
      const isOfAbsence = state === 'no_show' || isAbsencePutRight === true
      const isAboutWork = isPromise(state as ApplicationState) || state === 'interview' || isCancelled
      const hasFacts = lost !== null || change !== null || isAboutWork || isOfAbsence
      const { shifts, post } = presented
      const isMissed = (shift: Shift) => state !== 'no_show' || hasBegun({ ...shift, headcount: null })
      const notTheirs = isOfAbsence ? shifts.filter((shift) => !isMissed(shift)) : []
      const work = isOfAbsence
        ? { shifts: shifts.filter(isMissed), post: { ...post, payAmount: null }, totalPay: null }
        : presented
      const needless = told === 'hired' ? await findNeedlessInterview(db, { companyId, id }) : null
      const factsIn = (atMost?: number) =>
        change
          ? changesInWords(change, atMost)
          : [
              ...factsOf(work, atMost, presented.takenBack?.reason ?? ''),
              ...(notTheirs.length === 0
                ? []
                : [texts.notTheirs.replace('{shifts}', () => listInWords(notTheirs, atMost))]),
              ...(needless === null ? [] : [texts.noInterview.worker.replace('{when}', () => needless)]),
            ]
      const [ofState, kind] = [textsOf(told, own.length > 0), kindOf(told)]
      // Who was taken on at once has not said yet that they come; once the work has begun they are there, or call.
      const isAsked = !presented.isConfirmed && presented.events.includes('withdraw')
      const said = kind === 'application_hired' && isAsked ? texts.askedToCome : ofState
      if (!said || !kind) return null
      const wantsMail = await workerNotifications.tell(notificationId, {
        workerId: found.application.workerId,
        kind,
        subjectId: id,
        params: {
          title: found.post.title ?? '',
          company: found.post.companyName,
          ...(hasFacts && { facts: factsIn(namedInProduct) }),
        },
      })
      const now = found.application.state
      // The news of other shifts or terms is of a state that they know.
      const isOfState = kindOf === kindOfState && (takenBack !== undefined || isTold(now))
      if (isOfState) await noteTold(db, { companyId, id, state: now })
      if (!wantsMail) return null
      const to = await provenAddress({ identity, hasOwnAddress }, workerUid)
      if (!to) return null
      const toCome = terms.length > 0 ? await workToCome(db, found.application) : []
      return linkMail({
        texts: { ...texts.shared, ...said },
        to,
        name: worker.displayName,
        // Where it can be answered, and where the place and whom to ask for stand.
        link: new URL(`/jobs/applications?application=${found.application.id}`, appUrl).href,
        params: {
          title: found.post.title ?? '',
          company: found.post.companyName,
          count: String(own.length),
          shifts: listInWords(own),
          what: termsInWords(terms, found.post, toCome),
          cancelled: listInWords(change?.cancelled ?? []),
          by: change?.answerBy ? momentInWords(new Date(change.answerBy)) : '',
        },
        ...(hasFacts && (change !== null || terms.length === 0) && { facts: factsIn() }),
      })
    }
  return [
    composer(applicationMoved, mailOf(aboutState, kindOfState)),
    composer(
      applicationShiftsChanged,
      mailOf(aboutChange, () => 'application_shifts_changed'),
    ),
    composer(
      applicationTermsChanged,
      mailOf(aboutTerms, (told) =>
        told === 'shift_cancelled'
          ? 'application_shift_cancelled'
          : told === 'asked'
            ? 'application_terms_asked'
            : 'application_terms_changed',
      ),
    ),
  ]
}
