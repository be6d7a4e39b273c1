import type { payUnits, ShiftChoice } from './job-post-terms'
import { type ShiftTerms, timedShifts, type WorkDay, workDays } from './working-time'

/** The parts of a post that say whether people choose their shifts. */
export type ChoiceTerms = {
  readonly shiftChoice?: ShiftChoice | null
  readonly payUnit?: (typeof payUnits)[number] | null
}

/** Whether people choose which shifts of a post they work; pay for the whole job means all of them. */
export const areShiftsChosen = ({ shiftChoice, payUnit }: ChoiceTerms): boolean =>
  shiftChoice === 'each' && payUnit !== 'job'

type PlaceTerms = ChoiceTerms & { readonly headcount?: number | null }

/** A shift, and how many people it needs where that differs from the post's headcount. */
export type StaffedShift = ShiftTerms & { readonly headcount?: number | null }

/** People a shift needs: its own number where people choose their shifts, otherwise the post's; null while unknown. */
export const placesOf = (post: PlaceTerms, shift: { readonly headcount?: number | null }): number | null =>
  (areShiftsChosen(post) ? shift.headcount : null) ?? post.headcount ?? null

/** The same for a post that is still being written: also null where the number is not a possible one. */
export function possiblePlaces(
  post: PlaceTerms,
  shift: { readonly headcount?: number | null },
): number | null {
  const places = placesOf(post, shift)
  return places !== null && Number.isInteger(places) && places > 0 ? places : null
}

/**
 * How many of a shift's places somebody has or is looked for: all but those that were given back and need nobody, as far as they
 * are empty.
 */
export const placesToFill = ({
  places,
  taken,
  dismissed = 0,
}: {
  readonly places: number
  readonly taken: number
  readonly dismissed?: number
}): number => places - Math.min(dismissed, Math.max(0, places - taken))

/**
 * The days of work one person agrees to, earliest first: all shifts of a day together, or, where people choose their
 * shifts, each shift alone, since nobody has to take another one that day.
 */
export function personDays(post: ChoiceTerms & { readonly shifts: readonly ShiftTerms[] }): WorkDay[] {
  if (!areShiftsChosen(post)) return workDays(post.shifts)
  return timedShifts(post.shifts).flatMap(({ position }) =>
    workDays([post.shifts[position] ?? {}]).map((day) => ({ ...day, positions: [position] })),
  )
}

/** On how many days somebody has to come who takes a post; null where it is one, or where people choose their shifts. */
export function daysToCome(post: ChoiceTerms & { readonly shifts: readonly ShiftTerms[] }): number | null {
  const days = personDays(post).length
  return !areShiftsChosen(post) && days > 1 ? days : null
}

/** Whether a change to a running post keeps what its workers agreed to: all of its shifts, or those they chose. */
export const keepsShiftChoice = (before: ChoiceTerms, after: ChoiceTerms): boolean =>
  areShiftsChosen(before) === areShiftsChosen(after)

/** The fewest and the most people its shifts need; null when no number is known. */
export function placesRange(
  places: readonly (number | null)[],
): { readonly least: number; readonly most: number } | null {
  const known = places.filter((count) => count !== null)
  return known.length > 0 ? { least: Math.min(...known), most: Math.max(...known) } : null
}
