import { areShiftsChosen, type ChoiceTerms } from './shift-places'
import type { ApplicationState } from './states/application'

/**
 * Whether somebody who cannot come is replaced by a post of its own for their shifts: a job that everybody does as a whole takes
 * nobody for a part of it, and nobody at all once it is under way.
 */
export const isReplacedByPost = (
  post: ChoiceTerms,
  { state }: { readonly state: ApplicationState },
  isUnderWay: boolean,
): boolean => !areShiftsChosen(post) && (state === 'hired' || isUnderWay)
