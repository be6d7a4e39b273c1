import type { payUnits, ShiftChoice } from './job-post-terms'

type ChoiceTerms = {
  readonly shiftChoice?: ShiftChoice | null
  readonly payUnit?: (typeof payUnits)[number] | null
}

/** Whether people choose which shifts of a post they work; what is paid for the whole job is paid for all of them. */
export const areShiftsChosen = ({ shiftChoice, payUnit }: ChoiceTerms): boolean =>
  shiftChoice === 'each' && payUnit !== 'job'

type PlaceTerms = ChoiceTerms & { readonly headcount?: number | null }

/** How many people a shift needs: what it says of itself where people choose their shifts, else what the post says; null while unknown. */
export const placesOf = (post: PlaceTerms, shift: { readonly headcount?: number | null }): number | null =>
  (areShiftsChosen(post) ? shift.headcount : null) ?? post.headcount ?? null
