import { useTranslations } from 'next-intl'
import { areShiftsChosen, type ChoiceTerms, placesRange, possiblePlaces } from '@/validators/shift-places'

type WantedTerms = ChoiceTerms & {
  readonly headcount?: number | null
  /** `places` where it is settled, `headcount` as it is written. */
  readonly shifts: readonly { readonly headcount?: number | null; readonly places?: number }[]
}

type Sentences = ReturnType<typeof useTranslations<'jobPosts'>>

/** How many people a post looks for, in words: for all shifts, or for each where people choose theirs; '' while unknown. */
export function wantedText(t: Sentences, post: WantedTerms): string {
  if (!areShiftsChosen(post)) return post.headcount ? t('wanted', { people: post.headcount }) : ''
  const range = placesRange(post.shifts.map((shift) => shift.places ?? possiblePlaces(post, shift)))
  if (!range) return ''
  return range.least === range.most ? t('wantedEach', { people: range.most }) : t('wantedEachRange', range)
}

/** The same for a component. */
export const useWanted = (post: WantedTerms): string => wantedText(useTranslations('jobPosts'), post)
