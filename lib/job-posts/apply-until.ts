import { areShiftsChosen, type ChoiceTerms } from '@/validators/shift-places'
import { type ShiftTerms, timedShifts } from '@/validators/working-time'

type Terms = ChoiceTerms & {
  readonly applyBy: string | null
  readonly expiresAt: string
  readonly shifts: readonly ShiftTerms[]
}

const minuteMs = 60_000

/** Whether work of which everybody works every shift has begun: nobody applies any more, unless to replace somebody. */
export function isUnderWay(
  { shifts, ...choice }: ChoiceTerms & Pick<Terms, 'shifts'>,
  now = new Date(),
): boolean {
  const first = areShiftsChosen(choice) ? undefined : timedShifts(shifts)[0]
  return first !== undefined && first.start * minuteMs <= now.getTime()
}

/**
 * Until when one can apply to a post: its deadline, or until its last shift is over. Where everybody works every shift it is the
 * start of the first (`start`), until that has come: then somebody is replaced.
 */
export function applyUntil(
  { applyBy, expiresAt, shifts, ...choice }: Terms,
  now = new Date(),
): { readonly at: Date; readonly by: 'deadline' | 'start' | 'end' } {
  const first = areShiftsChosen(choice) ? undefined : timedShifts(shifts)[0]
  const start = first && new Date(first.start * minuteMs)
  const deadline = applyBy === null ? null : new Date(applyBy)
  if (start && start > now && !(deadline && deadline <= start)) return { at: start, by: 'start' }
  return deadline ? { at: deadline, by: 'deadline' } : { at: new Date(expiresAt), by: 'end' }
}
