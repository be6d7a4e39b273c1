import { useTranslations } from 'next-intl'
import { areShiftsChosen, type ChoiceTerms, placesRange, possiblePlaces } from '@/validators/shift-places'

type WantedTerms = ChoiceTerms & {
  readonly headcount?: number | null
  /** `places` when settled, `headcount` while the post is edited. */
  readonly shifts: readonly { readonly headcount?: number | null; readonly places?: number }[]
}

type Sentences = ReturnType<typeof useTranslations<'jobPosts'>>

/** How many people a post needs, in words: for all shifts, or for each when people choose theirs; '' while unknown. */
export function wantedText(t: Sentences, post: WantedTerms): string {
  if (!areShiftsChosen(post)) return post.headcount ? t('wanted', { people: post.headcount }) : ''
  const range = placesRange(post.shifts.map((shift) => shift.places ?? possiblePlaces(post, shift)))
  if (!range) return ''
  return range.least === range.most ? t('wantedEach', { people: range.most }) : t('wantedEachRange', range)
}

/** The same as a hook. */
export const useWanted = (post: WantedTerms): string => wantedText(useTranslations('jobPosts'), post)
