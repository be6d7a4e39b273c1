import type { QuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { JobPostValues } from './job-post-values'

/** What of the form a line can fill, each as one value that can be compared; days are joined by spaces. */
export type QuickPostParts = {
  branchId?: string
  workType?: JobPostValues['workType']
  title?: string
  days?: string
  startTime?: string
  endTime?: string
  headcount?: number
  payAmount?: number
  payUnit?: JobPostValues['payUnit']
}

export type QuickPostPart = keyof QuickPostParts

/** Every part that a line has to say, in the order of the form; the title is made from the type of work. */
export const askedParts = [
  'branchId',
  'workType',
  'days',
  'startTime',
  'endTime',
  'headcount',
  'payUnit',
  'payAmount',
] as const satisfies readonly QuickPostPart[]

export type AskedPart = (typeof askedParts)[number]

const shiftParts: readonly QuickPostPart[] = ['days', 'startTime', 'endTime']

/** What the form says now; hours that differ from day to day are joined as well. */
export function partsOf({ shifts = [], ...values }: JobPostValues): QuickPostParts {
  const together = (times: readonly (string | undefined)[]) => [...new Set(times)].join(' ')
  return {
    branchId: values.branchId,
    workType: values.workType,
    title: values.title,
    days: shifts.map(({ date }) => date).join(' '),
    startTime: together(shifts.map(({ startTime }) => startTime)),
    endTime: together(shifts.map(({ endTime }) => endTime)),
    headcount: values.headcount,
    payAmount: values.payAmount,
    payUnit: values.payUnit,
  }
}

/** What a line says; `titleOf` names a type of work. */
export function partsSaid(
  post: QuickPost,
  titleOf: (workType: NonNullable<QuickPost['workType']>) => string,
): QuickPostParts {
  return present({
    branchId: post.branchId,
    workType: post.workType,
    title: post.workType && titleOf(post.workType),
    days: post.dates.join(' '),
    startTime: post.startTime,
    endTime: post.endTime,
    headcount: post.headcount,
    payAmount: post.payAmount,
    payUnit: post.payUnit,
  })
}

function present(parts: Readonly<Record<QuickPostPart, unknown>>): QuickPostParts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== ''))
}

const names = (parts: QuickPostParts) => Object.keys(parts) as QuickPostPart[]

/** Some parts alone. */
export function pickParts(parts: QuickPostParts, wanted: (part: QuickPostPart) => boolean): QuickPostParts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => wanted(name as QuickPostPart)))
}

/** True for a part somebody filled in: neither what the form began with nor what an earlier line put there. */
export function isByHand(
  part: QuickPostPart,
  current: QuickPostParts,
  { start, filled }: { readonly start: QuickPostParts; readonly filled: QuickPostParts },
): boolean {
  const value = current[part]
  const isBlank = value === undefined || value === null || value === ''
  return !isBlank && value !== start[part] && value !== filled[part]
}

/** The form's values that change when these parts are put in; other days and breaks stay as they are. */
export function valuesWith(values: JobPostValues, parts: QuickPostParts): Partial<JobPostValues> {
  const { days, startTime, endTime, ...others } = parts
  if (!names(parts).some((part) => shiftParts.includes(part))) return others
  const shifts = values.shifts ?? []
  const dates = days?.split(' ') ?? shifts.map(({ date }) => date ?? '')
  return {
    ...others,
    shifts: dates.map((date, index) => {
      const like = shifts[index] ?? shifts.at(-1)
      return {
        date,
        startTime: startTime ?? like?.startTime ?? '',
        endTime: endTime ?? like?.endTime ?? '',
        breakMinutes: like?.breakMinutes ?? 0,
        ...(like?.headcount ? { headcount: like.headcount } : {}),
      }
    }),
  }
}

/** What takes a filling back: the values before it, except where somebody has changed what it put there. */
export function valuesBefore(
  before: JobPostValues,
  now: JobPostValues,
  filling: QuickPostParts,
): Partial<JobPostValues> {
  const current = partsOf(now)
  const untouched = names(filling).filter((part) => current[part] === filling[part])
  const wereShifts = names(filling).filter((part) => shiftParts.includes(part))
  const isShiftsToo = wereShifts.length > 0 && wereShifts.every((part) => untouched.includes(part))
  const alone = untouched.filter((part) => !shiftParts.includes(part)) as (keyof JobPostValues)[]
  const taken = isShiftsToo ? [...alone, 'shifts' as const] : alone
  return Object.fromEntries(taken.map((name) => [name, before[name]]))
}
