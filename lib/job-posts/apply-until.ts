import { currentTime } from '@/validators/clock'
import { areShiftsChosen, type ChoiceTerms } from '@/validators/shift-places'
import type { JobPostState } from '@/validators/states/job-post'
import { type ShiftTerms, timedShifts } from '@/validators/working-time'

type Terms = ChoiceTerms & {
  readonly applyBy: string | null
  readonly expiresAt: string
  readonly shifts: readonly ShiftTerms[]
}

const minuteMs = 60_000

/** Whether work of which everybody works every shift has begun: nobody applies any more. */
export function isUnderWay(
  { shifts, ...choice }: ChoiceTerms & Pick<Terms, 'shifts'>,
  now = currentTime(),
): boolean {
  const first = areShiftsChosen(choice) ? undefined : timedShifts(shifts)[0]
  return first !== undefined && first.start * minuteMs <= now.getTime()
}

type Seeking = ChoiceTerms & Pick<Terms, 'applyBy' | 'shifts'> & { readonly state: JobPostState }

/** Whether people can be asked to apply to a post. */
export const seeksPeople = ({ state, applyBy, ...terms }: Seeking, now = currentTime()): boolean =>
  state === 'published' && !(applyBy && new Date(applyBy) <= now) && !isUnderWay(terms, now)

/**
 * Until when one can apply to a post: its deadline, or until its last shift is over. Where everybody works every shift it is the
 * start of the first (`start`).
 */
export function applyUntil({ applyBy, expiresAt, shifts, ...choice }: Terms): {
  readonly at: Date
  readonly by: 'deadline' | 'start' | 'end'
} {
  const first = areShiftsChosen(choice) ? undefined : timedShifts(shifts)[0]
  const start = first && new Date(first.start * minuteMs)
  const deadline = applyBy === null ? null : new Date(applyBy)
  if (start && !(deadline && deadline <= start)) return { at: start, by: 'start' }
  return deadline ? { at: deadline, by: 'deadline' } : { at: new Date(expiresAt), by: 'end' }
}
