import { isUuid } from '@/services/shared/schema'
import { type DayAndTime, deadlineMinute, possibleAnswers, shiftSpan } from '@/validators/job-post-terms'
import type { KnockOutQuestion, Requirements } from '../../shapes/requirements'
import type { JobPostDraft } from './present'
import type { JobPost, JobPostContent } from './repository'
import type { ShiftValues } from './shifts-repository'

const orNull = <T>(value: T | undefined | '') => (value === '' || value === undefined ? null : value)

function shiftValues({
  id,
  date,
  startTime,
  endTime,
  breakMinutes,
  headcount,
}: NonNullable<JobPostDraft['shifts']>[number]): ShiftValues {
  const span = shiftSpan({ date, startTime, endTime })
  return {
    ...(id && { id }),
    date: orNull(date),
    startTime: orNull(startTime),
    endTime: orNull(endTime),
    breakMinutes: breakMinutes ?? 0,
    headcount: orNull(headcount),
    startsAt: span && new Date(span[0] * 60_000),
    endsAt: span && new Date(span[1] * 60_000),
  }
}

/** A row in which no language is chosen does not count. */
function requirementsOf({ experienceMonths, languages = [], gear }: JobPostDraft): Requirements {
  const chosen = languages.flatMap(({ code, level = 'basic' }) => (code ? [{ code, level }] : []))
  return {
    ...(experienceMonths ? { experienceMonths } : {}),
    ...(chosen.length > 0 ? { languages: chosen } : {}),
    ...(gear ? { gear } : {}),
  }
}

/** Drops wanted answers that are not among the choices, and the choices of questions that have none. */
function questionOf({
  id,
  text = '',
  kind = 'yes_no',
  choices = [],
  wanted = [],
}: NonNullable<JobPostDraft['knockOutQuestions']>[number]): KnockOutQuestion {
  const given = kind === 'choice' ? choices.filter((choice) => choice !== '') : []
  const possible: readonly string[] = possibleAnswers(kind, given) ?? []
  return { id, text, kind, choices: given, wanted: wanted.filter((answer) => possible.includes(answer)) }
}

function deadlineOf(applyBy: DayAndTime | undefined): Date | null {
  const minute = deadlineMinute(applyBy)
  return minute === null ? null : new Date(minute * 60_000)
}

/** The group a post is shown to; null when its visibility is not `group`, or the id is not valid. */
export function groupOf({ visibility, favouriteGroupId = '' }: JobPostDraft): string | null {
  return visibility === 'group' && isUuid(favouriteGroupId) ? favouriteGroupId : null
}

const bangkok = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString()

/** A stored deadline as the form writes it. */
export const dayAndTimeOf = (at: Date | null): { date: string; time: string } | undefined =>
  at ? { date: bangkok(at).slice(0, 10), time: bangkok(at).slice(11, 16) } : undefined

/** All free text of a post, for the automatic review. */
export function wordsOf(post: Pick<JobPostContent, WordyField>): (string | null | undefined)[] {
  return [
    post.title,
    post.description,
    post.requirements.gear,
    post.otherBenefits,
    post.contactName,
    ...post.knockOutQuestions.flatMap(({ text, choices }) => [text, ...choices]),
  ]
}
type WordyField =
  | 'title'
  | 'description'
  | 'requirements'
  | 'otherBenefits'
  | 'contactName'
  | 'knockOutQuestions'

/**
 * Converts the form's values for storage: blanks become null, each shift gets its start and end as instants, and the
 * post the start of its first shift and the end of its last one.
 */
export function contentOf(draft: JobPostDraft): { content: JobPostContent; times: ShiftValues[] } {
  const times = (draft.shifts ?? []).map(shiftValues)
  const starts = times.flatMap(({ startsAt }) => startsAt?.getTime() ?? [])
  const ends = times.flatMap(({ endsAt }) => endsAt?.getTime() ?? [])
  const content: JobPostContent = {
    branchId: orNull(draft.branchId),
    type: orNull(draft.type),
    workType: orNull(draft.workType),
    title: orNull(draft.title),
    description: orNull(draft.description),
    headcount: orNull(draft.headcount),
    minAge: orNull(draft.minAge),
    maxAge: orNull(draft.maxAge),
    payUnit: orNull(draft.payUnit),
    payAmount: orNull(draft.payAmount),
    overtimePay: orNull(draft.overtimePay),
    paysHolidayRates: draft.paysHolidayRates ?? false,
    shiftChoice: draft.shiftChoice ?? 'all',
    payday: orNull(draft.payday),
    requirements: requirementsOf(draft),
    knockOutQuestions: (draft.knockOutQuestions ?? []).map(questionOf),
    benefits: draft.benefits ?? [],
    otherBenefits: orNull(draft.otherBenefits),
    contactName: orNull(draft.contactName),
    photos: draft.photos ?? [],
    visibility: draft.visibility ?? 'public',
    favouriteGroupId: groupOf(draft),
    applyBy: deadlineOf(draft.applyBy),
    interviewMode: draft.interviewMode ?? 'none',
    startsAt: starts.length > 0 ? new Date(Math.min(...starts)) : null,
    expiresAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  }
  return { content, times }
}

/** A stored post in the form's format, to run the form's rules on it. */
export function draftOf(post: JobPost): Record<string, unknown> {
  const entries = [
    'branchId',
    'type',
    'workType',
    'title',
    'description',
    'headcount',
    'minAge',
    'maxAge',
    'payUnit',
    'payAmount',
    'overtimePay',
    'paysHolidayRates',
    'shiftChoice',
    'payday',
    'knockOutQuestions',
    'benefits',
    'otherBenefits',
    'contactName',
    'photos',
    'visibility',
    'favouriteGroupId',
    'interviewMode',
  ] as const
  return {
    ...Object.fromEntries(entries.map((name) => [name, post[name] ?? undefined])),
    ...post.requirements,
    applyBy: dayAndTimeOf(post.applyBy),
    shifts: post.shifts.map(({ date, startTime, endTime, breakMinutes, headcount }) => ({
      date: date ?? '',
      startTime: startTime?.slice(0, 5) ?? '',
      endTime: endTime?.slice(0, 5) ?? '',
      breakMinutes,
      headcount: headcount ?? undefined,
    })),
  }
}
