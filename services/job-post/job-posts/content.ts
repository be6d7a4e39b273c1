import { shiftSpan } from '@/validators/job-post-terms'
import type { JobPostDraft } from './present'
import type { JobPost, JobPostContent, ShiftValues } from './repository'

const orNull = <T>(value: T | undefined | '') => (value === '' || value === undefined ? null : value)

function shiftValues({
  date,
  startTime,
  endTime,
  breakMinutes,
}: NonNullable<JobPostDraft['shifts']>[number]): ShiftValues {
  const span = shiftSpan({ date, startTime, endTime })
  return {
    date: orNull(date),
    startTime: orNull(startTime),
    endTime: orNull(endTime),
    breakMinutes: breakMinutes ?? 0,
    startsAt: span && new Date(span[0] * 60_000),
    endsAt: span && new Date(span[1] * 60_000),
  }
}

/** What was typed, as it is stored: blanks become null, shifts get their instants, the post its last one. */
export function contentOf(draft: JobPostDraft): { content: JobPostContent; times: ShiftValues[] } {
  const times = (draft.shifts ?? []).map(shiftValues)
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
    payday: orNull(draft.payday),
    expiresAt: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  }
  return { content, times }
}

/** A stored post as the form would send it, for running the form's rules on it. */
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
    'payday',
  ] as const
  return {
    ...Object.fromEntries(entries.map((name) => [name, post[name] ?? undefined])),
    shifts: post.shifts.map(({ date, startTime, endTime, breakMinutes }) => ({
      date: date ?? '',
      startTime: startTime?.slice(0, 5) ?? '',
      endTime: endTime?.slice(0, 5) ?? '',
      breakMinutes,
    })),
  }
}
