import { type Clash, clashOf, type InTheWay } from '@/validators/clash'
import type { ShiftChoice } from '@/validators/job-post-terms'
import { type ShiftTerms, timedShifts } from '@/validators/working-time'
import type { OwnApplication, OwnShift, OwnState } from './own-application'

const minuteMs = 60_000

/** A shift of a job that is still to come, or under way. */
export type NextShift = { readonly shift: OwnShift; readonly start: Date; readonly end: Date }

/** A job somebody has, and its next shift. */
export type OwnJob = { readonly application: OwnApplication; readonly next: NextShift }

/** A worker's applications as they are looked at: what to answer, what comes next, what comes then, and what waits. */
export type OwnJobs = {
  /** Jobs that the worker did not come to, as the company says, until it is acknowledged. */
  readonly absent: readonly OwnApplication[]
  /** Jobs that were taken back, until it is acknowledged. */
  readonly lost: readonly OwnApplication[]
  /** Jobs that were cancelled before somebody was answered, until it is acknowledged. */
  readonly cancelled: readonly OwnApplication[]
  /** Jobs whose terms the company changed, until it is answered. */
  readonly asked: readonly OwnApplication[]
  readonly offers: readonly OwnApplication[]
  /** Offers that were taken back, until it is acknowledged. */
  readonly withdrawn: readonly OwnApplication[]
  readonly next: OwnJob | null
  readonly coming: readonly OwnJob[]
  readonly waiting: readonly OwnApplication[]
  /** The work is done, which nobody has noted yet, or has begun without the answer that an offer of it waited for. */
  readonly over: readonly OwnApplication[]
}

/** The first shift of a job that is not over at a moment, or null. */
export function nextShiftOf({ shifts }: Pick<OwnApplication, 'shifts'>, now: number): NextShift | null {
  const timed = timedShifts(shifts).find(({ end }) => end * minuteMs > now)
  const shift = timed && shifts[timed.position]
  return shift
    ? { shift, start: new Date(timed.start * minuteMs), end: new Date(timed.end * minuteMs) }
    : null
}

/** When somebody works by all jobs that they have, as ISO instants, and on what. */
export const workTimesOf = (applications: readonly OwnApplication[]) =>
  applications
    .filter(({ state }) => state === 'hired')
    .flatMap(({ post, shifts }) =>
      timedShifts(shifts).map(({ start, end }) => ({
        title: post.title,
        start: new Date(start * minuteMs).toISOString(),
        end: new Date(end * minuteMs).toISOString(),
      })),
    )

/** Under which numbers a worker reaches the workplaces of applications, by the post; only those they are told. */
export const phonesOf = (applications: readonly OwnApplication[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    applications.flatMap(({ jobPostId, contact }) => (contact?.phone ? [[jobPostId, contact.phone]] : [])),
  )

/** The posts of applications whose companies read the worker's telephone number at a moment, in milliseconds since the epoch. */
export const readFor = (applications: readonly OwnApplication[], now: number): string[] =>
  applications
    .filter(({ contact }) => contact?.readsMineFrom && Date.parse(contact.readsMineFrom) <= now)
    .map(({ jobPostId }) => jobPostId)

/** Whether an offer or a job was taken back, or what was applied for cancelled, which the worker has not acknowledged. */
export const isUnreadLoss = ({ takenBack }: Pick<OwnApplication, 'takenBack'>): boolean =>
  takenBack !== null && !takenBack.isAcknowledged

/** Whether the company says that the worker did not come, which they have not acknowledged. */
export const isUnreadAbsence = ({ absence }: Pick<OwnApplication, 'absence'>): boolean =>
  // What a device keeps for offline use may be older than the field.
  absence?.isAcknowledged === false

/** Whether somebody was taken on at once, and is asked whether they come: who accepted an offer has said so. */
export const isAskedToCome = ({
  state,
  isConfirmed,
  events,
  termChange,
}: Pick<OwnApplication, 'state' | 'isConfirmed' | 'events' | 'termChange'>): boolean =>
  state === 'hired' && !isConfirmed && events.includes('withdraw') && termChange === null

/** Whether an offer can still be accepted at a moment, in milliseconds since the epoch: until the first of its shifts begins. */
export const isOpenOffer = (
  { state, events, post: { startsAt } }: Pick<OwnApplication, 'state' | 'events' | 'post'>,
  now: number,
): boolean =>
  state === 'offered' && events.includes('accept') && (startsAt === null || Date.parse(startsAt) > now)

/** A worker's applications in their groups; `now` is milliseconds since the epoch. */
export function ownJobsOf(all: readonly OwnApplication[], now: number): OwnJobs {
  const absent = all.filter(isUnreadAbsence)
  const unread = all.filter(isUnreadLoss)
  const applications = all.filter((one) => !isUnreadLoss(one) && !isUnreadAbsence(one))
  const hired = applications.filter(({ state }) => state === 'hired')
  const jobs = hired
    .flatMap((application): OwnJob[] => {
      const next = nextShiftOf(application, now)
      return next ? [{ application, next }] : []
    })
    .sort((one, other) => one.next.start.getTime() - other.next.start.getTime())
  const [next = null, ...coming] = jobs
  const offers = applications.filter((one) => isOpenOffer(one, now))
  return {
    absent,
    lost: unread.filter(({ takenBack }) => takenBack?.was === 'hired'),
    cancelled: unread.filter(({ takenBack }) => takenBack?.was === 'applied'),
    withdrawn: unread.filter(({ takenBack }) => takenBack?.was === 'offered'),
    asked: hired.filter(({ termChange }) => termChange !== null),
    offers,
    next,
    coming,
    waiting: applications.filter(({ state }) => state !== 'offered' && state !== 'hired'),
    over: applications.filter(
      (one) =>
        (one.state === 'hired' && !jobs.some(({ application }) => application === one)) ||
        (one.state === 'offered' && !offers.includes(one)),
    ),
  }
}

/** What waits for a worker's answer. */
export type ToAnswer = {
  /** Jobs that they were taken on for and are asked to come to, but for the one of the ticket. */
  readonly asked: readonly OwnJob[]
  /** The next job where its ticket stands first, and asks itself; else null. */
  readonly ticket: OwnJob | null
  /** All of these, with the offers. */
  readonly count: number
}

/** What waits for a worker's answer at a moment, in milliseconds since the epoch: their list and the badge at its name count it alike. */
export function toAnswerOf({ offers, next, coming }: OwnJobs, now: number): ToAnswer {
  const asked = [...(next ? [next] : []), ...coming].filter(({ application }) => isAskedToCome(application))
  const ticket = asked.find((job) => job === next && isSoon(job.next, now)) ?? null
  return { asked: asked.filter((job) => job !== ticket), ticket, count: offers.length + asked.length }
}

/** Why somebody cannot work a shift beside one they have, and of which job that is. */
export type OwnClash = {
  readonly rule: Clash['rule']
  readonly shift: OwnShift
  readonly application: OwnApplication
}

type Wanted = ShiftTerms & { readonly id: string }

function clashOfShifts(wanted: readonly Wanted[], hired: readonly OwnApplication[]): OwnClash | null {
  const held = hired.flatMap((application) => application.shifts.map((shift) => ({ shift, application })))
  const clash = clashOf(
    wanted,
    held.map(({ shift }) => shift),
  )
  const other = clash && held[clash.held]
  return other ? { rule: clash.rule, ...other } : null
}

/** Why an offer cannot be accepted beside what somebody has; null where it can. */
export const clashOfOffer = (offer: OwnApplication, jobs: readonly OwnJob[]): OwnClash | null =>
  clashOfShifts(
    offer.shifts,
    jobs.map(({ application }) => application),
  )

/** Why changed terms cannot be accepted beside what else somebody has; null where they can. */
export const clashOfTerms = ({ id, termChange }: OwnApplication, jobs: readonly OwnJob[]): OwnClash | null =>
  clashOfShifts(
    termChange?.becomes.shifts ?? [],
    jobs.map(({ application }) => application).filter((other) => other.id !== id),
  )

/**
 * The shifts of a post that clash with what somebody has, or else with what they have in the other states named: each
 * that does where people choose theirs, else the first clash of all together.
 */
export function clashesWith(
  shifts: readonly Wanted[],
  applications: readonly OwnApplication[],
  areChosen: boolean,
  states: readonly OwnState[] = ['hired'],
): (OwnClash & { readonly wantedId: string })[] {
  const inOrder = states.map((wanted) => applications.filter(({ state }) => state === wanted))
  const ways = areChosen ? shifts.map((shift) => [shift]) : [shifts]
  return ways.flatMap((way) => {
    const clash = inOrder.map((some) => clashOfShifts(way, some)).find((found) => found !== null)
    return clash ? [{ ...clash, wantedId: way[0]?.id ?? '' }] : []
  })
}

type PostToTake = {
  readonly shifts: readonly (Wanted & { readonly placesLeft: number | null })[]
  readonly shiftChoice: ShiftChoice
}

/** What somebody has or was offered that clashes with the shifts of a post that still have a place; null where nothing does. */
export function inTheWayOf(
  { shifts, shiftChoice }: PostToTake,
  applications: readonly OwnApplication[],
): InTheWay | null {
  const areChosen = shiftChoice === 'each'
  const open = shifts.filter(({ placesLeft }) => placesLeft !== 0)
  const standing = applications.filter(
    ({ state, events }) => state !== 'offered' || events.includes('accept'),
  )
  const clashes = clashesWith(open, standing, areChosen, ['hired', 'offered']).map(
    ({ rule, shift, application: { id, state, post } }) => ({
      rule,
      applicationId: id,
      state: state === 'hired' ? ('hired' as const) : ('offered' as const),
      title: post.title,
      company: post.companyName,
      date: shift.date,
    }),
  )
  if (clashes.length === 0) return null
  const isWhole = !areChosen || clashes.length === open.length
  const isHired = clashes.every(({ state }) => state === 'hired')
  return { clashes, bar: isWhole ? (isHired ? 'hired' : 'offered') : null }
}

/** Whether a shift begins within a day, or is under way: then it comes before everything else. */
export const isSoon = ({ start }: NextShift, now: number): boolean =>
  start.getTime() - now < 24 * 60 * minuteMs

/** Whether a moment is so near that the time left says more than the clock: three hours at most. */
export const isNear = (moment: Date, now: number): boolean => moment.getTime() - now <= 3 * 60 * minuteMs
