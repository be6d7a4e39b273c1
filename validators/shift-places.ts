import type { payUnits, ShiftChoice } from './job-post-terms'
import { type ShiftTerms, timedShifts, type WorkDay, workDays } from './working-time'

/** What of a post says whether people choose their shifts. */
export type ChoiceTerms = {
  readonly shiftChoice?: ShiftChoice | null
  readonly payUnit?: (typeof payUnits)[number] | null
}

/** Whether people choose which shifts of a post they work; what is paid for the whole job is paid for all of them. */
export const areShiftsChosen = ({ shiftChoice, payUnit }: ChoiceTerms): boolean =>
  shiftChoice === 'each' && payUnit !== 'job'

type PlaceTerms = ChoiceTerms & { readonly headcount?: number | null }

/** A shift, and how many people it needs where that is not what the post says. */
export type StaffedShift = ShiftTerms & { readonly headcount?: number | null }

/** How many people a shift needs: what it says of itself where people choose their shifts, else what the post says; null while unknown. */
export const placesOf = (post: PlaceTerms, shift: { readonly headcount?: number | null }): number | null =>
  (areShiftsChosen(post) ? shift.headcount : null) ?? post.headcount ?? null

/** The same while a post is written: null also where the number is none there can be. */
export function possiblePlaces(
  post: PlaceTerms,
  shift: { readonly headcount?: number | null },
): number | null {
  const places = placesOf(post, shift)
  return places !== null && Number.isInteger(places) && places > 0 ? places : null
}

/**
 * The days of work one person agrees to: all shifts of a day together, or, where people choose their shifts, each shift
 * alone, since nobody has to take another that day. Earliest first.
 */
export function personDays(post: ChoiceTerms & { readonly shifts: readonly ShiftTerms[] }): WorkDay[] {
  if (!areShiftsChosen(post)) return workDays(post.shifts)
  return timedShifts(post.shifts).flatMap(({ position }) =>
    workDays([post.shifts[position] ?? {}]).map((day) => ({ ...day, positions: [position] })),
  )
}

/** Whether a change of a running post leaves its workers what they agreed to: all of its shifts, or those they chose. */
export const keepsShiftChoice = (before: ChoiceTerms, after: ChoiceTerms): boolean =>
  areShiftsChosen(before) === areShiftsChosen(after)

/** The fewest and the most people its shifts need; null where none is known. */
export function placesRange(
  places: readonly (number | null)[],
): { readonly least: number; readonly most: number } | null {
  const known = places.filter((count) => count !== null)
  return known.length > 0 ? { least: Math.min(...known), most: Math.max(...known) } : null
}
