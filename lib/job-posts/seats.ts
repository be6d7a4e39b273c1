import { placesToFill } from '@/validators/shift-places'
import type { JobPost } from './job-post'

/** Places of a post, and how many of them have somebody. */
export type Seats = { readonly taken: number; readonly places: number }

/** What of a post's board says who works. */
type Filling = {
  readonly stages: readonly { readonly stage: string; readonly count: number }[]
  /** The post's shifts where people choose theirs. */
  readonly shifts: readonly (Seats & {
    readonly hasBegun: boolean
    /** Places that were given back and need nobody. */
    readonly dismissed?: number
  })[]
  /** Who gave back shifts to come and is not to be replaced. */
  readonly dismissed?: readonly { readonly applicationId: string }[]
}

/**
 * The places of a post: one for each person in each shift to come where people choose their shifts, otherwise one for
 * each person. Null while the post does not say how many it needs, or has no shift to come.
 */
export function seatsOf(
  { headcount }: Pick<JobPost, 'headcount'>,
  { stages, shifts, dismissed = [] }: Filling,
): Seats | null {
  if (shifts.length === 0) {
    const taken = stages.find(({ stage }) => stage === 'hired')?.count ?? 0
    return headcount
      ? { taken, places: placesToFill({ taken, places: headcount, dismissed: dismissed.length }) }
      : null
  }
  const toCome = shifts.filter(({ hasBegun }) => !hasBegun)
  const sumOf = (counts: readonly number[]) => counts.reduce((total, each) => total + each, 0)
  return toCome.length > 0
    ? { taken: sumOf(toCome.map(({ taken }) => taken)), places: sumOf(toCome.map(placesToFill)) }
    : null
}

/** Whether a post lacks nobody only because somebody who cannot come is not to be replaced: workers may still apply for it. */
export function isNobodyWanted(
  post: Pick<JobPost, 'headcount' | 'state'>,
  filling: Filling & { readonly dismissed: readonly { readonly applicationId: string }[] },
): boolean {
  const seats = seatsOf(post, filling)
  return (
    post.state === 'published' &&
    filling.dismissed.length > 0 &&
    seats !== null &&
    seats.taken >= seats.places
  )
}
