import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'
import { interviewTerms } from '@/validators/interview-terms'
import { type InterviewEvent, liveInterviewStates } from '@/validators/states/interview'
import type { TalkSide } from '@/validators/talk-terms'

/** An interview as one of its two sides sees it. */
export type Interview = AnswerOf<operations['readInterview']>

/** What a company proposes. */
export type Proposal = NonNullable<
  operations['proposeInterview']['requestBody']
>['content']['application/json']

/** Where the service keeps the interviews of workers, and those of companies, in the same form. */
export const basePath = {
  worker: '/v1/interviews',
  company: '/v1/company-interviews',
} as const satisfies Record<TalkSide, string>

/** The columns of the board: who has to answer, today, agreed for later, and over. */
export const boardColumns = ['waiting', 'today', 'coming', 'done'] as const
export type BoardColumn = (typeof boardColumns)[number]

/** Whether the viewer has to answer: who asked for another time waits, even while they can take one that was proposed. */
export const isToAnswer = ({ can, asked, with: other }: Interview): boolean =>
  can.includes('accept') && (asked === null || other.kind === 'worker')

const dayMs = 86_400_000
const minuteMs = 60_000
const bangkokDay = (at: number) => Math.floor((at + 7 * 3_600_000) / dayMs)

const momentOf = (at: string | null) => (at === null ? 0 : Date.parse(at))

/** When an agreed interview ends. */
const endOf = ({ startsAt, minutes }: Interview) => momentOf(startsAt) + minutes * minuteMs

/** Whether it has begun, and the company has not said what came of it: from then on it can. */
export const lacksResult = ({ state, startsAt }: Interview, now: number): boolean =>
  state === 'accepted' && momentOf(startsAt) <= now

/** The same once it is over. */
export const isOverdue = (interview: Interview, now: number): boolean =>
  lacksResult(interview, now) && endOf(interview) <= now

/** What the viewer can do with it now: nobody moves one that has begun since it was asked for, and the company can say its result. */
export const eventsNow = (interview: Interview, now: number): readonly InterviewEvent[] => {
  if (!lacksResult(interview, now)) return interview.can
  return interview.with.kind === 'worker' ? ['complete', 'mark_no_show'] : []
}

/** For how many whole days a candidate waits for a result; null before that is long. */
export function daysWithoutResult(interview: Interview, now: number): number | null {
  if (!isOverdue(interview, now)) return null
  const days = Math.floor((now - endOf(interview)) / dayMs)
  return days >= interviewTerms.overdueDays ? days : null
}

function columnOf(interview: Interview, now: number): BoardColumn {
  const { state, startsAt } = interview
  if (state === 'proposed' || state === 'reschedule_requested') return 'waiting'
  if (state !== 'accepted') return 'done'
  if (bangkokDay(momentOf(startsAt)) === bangkokDay(now)) return 'today'
  return momentOf(startsAt) > now ? 'coming' : 'done'
}

/** The company's own turn comes before waiting for the worker's; then what ends first. */
const byUrgency = (one: Interview, other: Interview) =>
  Number(isToAnswer(other)) - Number(isToAnswer(one)) || momentOf(one.expiresAt) - momentOf(other.expiresAt)

const byStart = (one: Interview, other: Interview) => momentOf(one.startsAt) - momentOf(other.startsAt)

/** What still needs a result comes first; then the latest. */
const byResult = (one: Interview, other: Interview) =>
  Number(other.state === 'accepted') - Number(one.state === 'accepted') ||
  Date.parse(other.updatedAt) - Date.parse(one.updatedAt)

const orders = { waiting: byUrgency, today: byStart, coming: byStart, done: byResult } as const

/** The interviews of each column, in the order in which they need somebody. */
export function boardOf(
  interviews: readonly Interview[],
  now: number,
): Readonly<Record<BoardColumn, readonly Interview[]>> {
  const of = (column: BoardColumn) =>
    interviews.filter((one) => columnOf(one, now) === column).sort(orders[column])
  return { waiting: of('waiting'), today: of('today'), coming: of('coming'), done: of('done') }
}

/** The agreed interviews of today that are to come or going on, the next first; `now` is milliseconds since the epoch. */
export const leftOfToday = (interviews: readonly Interview[], now: number): readonly Interview[] =>
  boardOf(interviews, now).today.filter((one) => !isOverdue(one, now))

/** What tells whether the interviews are still those that a page shows. */
export const versionsOf = (interviews: readonly Interview[]) =>
  interviews.map(({ id, version }) => ({ id, version }))

/** The agreed interviews that were cancelled in the last 24 hours. */
export const cancelledLately = (interviews: readonly Interview[], now: number): readonly Interview[] =>
  interviews.filter(
    ({ state, startsAt, updatedAt }) =>
      state === 'cancelled' && startsAt !== null && Date.parse(updatedAt) > now - dayMs,
  )

/** The agreed interview that begins next, or is going on. */
export const nextOf = (interviews: readonly Interview[], now: number): Interview | null =>
  interviews.filter((one) => one.state === 'accepted' && endOf(one) > now).sort(byStart)[0] ?? null

/** The interviews that a worker still has to do with: to answer first, then by time. */
export const liveOf = (interviews: readonly Interview[], now: number): Interview[] =>
  interviews
    .filter(
      (one) =>
        one.state === 'proposed' ||
        one.state === 'reschedule_requested' ||
        (one.state === 'accepted' && endOf(one) > now),
    )
    .sort(
      (one, other) =>
        Number(isToAnswer(other)) - Number(isToAnswer(one)) ||
        momentOf(one.startsAt ?? one.expiresAt) - momentOf(other.startsAt ?? other.expiresAt),
    )

const heldStates: readonly Interview['state'][] = ['accepted', 'completed', 'no_show']

/** The interviews that were a short while ago, the latest first: what was agreed on, whether or not the two met. */
export const latelyOver = (interviews: readonly Interview[], now: number): Interview[] =>
  interviews
    .filter((one) => {
      const end = endOf(one)
      return heldStates.includes(one.state) && end <= now && end + interviewTerms.overdueDays * dayMs > now
    })
    .sort((one, other) => byStart(other, one))

const isLive = ({ state }: Interview) => (liveInterviewStates as readonly string[]).includes(state)

/** The last moment at which an interview is to begin, or was before it was cancelled. */
const lastBeginning = ({ state, startsAt, asked, times }: Interview) =>
  startsAt && (state === 'accepted' || state === 'cancelled')
    ? Date.parse(startsAt)
    : Math.max(momentOf(asked?.at ?? null), ...times.map((at) => Date.parse(at)))

/** Whether nobody has to come to an interview that was to come: its worker has the job of one of these posts, which it is about. */
export const isNeedless = (interview: Interview, jobPostIds: readonly string[], now: number): boolean =>
  interview.post !== null &&
  jobPostIds.includes(interview.post.id) &&
  (isLive(interview) || interview.state === 'cancelled') &&
  lastBeginning(interview) > now

/** Those that were cancelled before their time, which is still to come, the soonest first. */
export const cancelledToCome = (interviews: readonly Interview[], now: number): Interview[] =>
  interviews.filter((one) => one.state === 'cancelled' && lastBeginning(one) > now).sort(byStart)

/** Those that their worker declined and can still answer, as no other interview with the company is to come. */
export const declinedToReconsider = (interviews: readonly Interview[], now: number): Interview[] =>
  interviews.filter(
    (one) =>
      momentOf(one.reconsiderUntil) > now &&
      !interviews.some((other) => isLive(other) && other.with.id === one.with.id),
  )

/** When such an interview was to be. */
export const timeOf = ({ asked, startsAt, times }: Interview): string | null =>
  asked?.at ?? startsAt ?? times[0] ?? null

/**
 * What is said of an applicant to a post: the interview with them that is to come or lacks its result, whatever it is about,
 * because there is one at a time; otherwise the latest about the post, or null.
 */
export function interviewOfApplicant(
  interviews: readonly Interview[],
  { workerId, jobPostId }: { readonly workerId: string; readonly jobPostId: string },
): Interview | null {
  const theirs = interviews.filter((one) => one.with.id === workerId)
  const past = theirs
    .filter(({ post }) => post?.id === jobPostId)
    .sort((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt))
  return theirs.find(isLive) ?? past[0] ?? null
}

/** How the latest interview about an application ended without being held, and when, in ISO 8601. */
type CalledOff = {
  readonly how: 'interview_declined' | 'interview_cancelled' | 'interview_called_off'
  readonly at: string
}

/** Who, worker or company, said no to the latest interview about an application, where none with the company is to come. */
export function calledOff(
  interviews: readonly Interview[],
  { companyId, jobPostId }: { readonly companyId: string; readonly jobPostId: string },
): CalledOff | null {
  const latest = interviewOfApplicant(interviews, { workerId: companyId, jobPostId })
  if (latest?.state === 'declined') return { how: 'interview_declined', at: latest.updatedAt }
  if (latest?.state !== 'cancelled') return null
  if (latest.cancelledBy === 'worker') return { how: 'interview_cancelled', at: latest.updatedAt }
  return latest.cancelledBy === 'company' ? { how: 'interview_called_off', at: latest.updatedAt } : null
}

/** Whether another interview may be proposed to somebody with whom there is this one. */
export const mayProposeBeside = (interview: Interview | null): boolean => !interview || !isLive(interview)

/** When somebody works, as ISO instants, and on what. */
export type WorkTime = { readonly title: string; readonly start: string; readonly end: string }

/** What its worker works on during an interview that begins at a moment; null while they are free. */
export const workDuring = (
  { minutes }: Pick<Interview, 'minutes'>,
  at: string,
  work: readonly WorkTime[],
): WorkTime | null =>
  work.find(
    ({ start, end }) => momentOf(at) < momentOf(end) && momentOf(start) < momentOf(at) + minutes * minuteMs,
  ) ?? null

/** How many reminders of an interview are still to come: one a day before, one an hour before. */
export const remindersUntil = (startsAt: string, now: number): number =>
  [dayMs, 60 * minuteMs].filter((ahead) => momentOf(startsAt) - ahead > now).length

/** What a mailed link shows of an interview. */
export type LinkedInterview = AnswerOf<operations['checkInterviewLink']>
