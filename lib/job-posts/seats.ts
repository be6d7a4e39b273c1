import type { JobPost } from './job-post'

/** Places of a post, and how many of them have somebody. */
export type Seats = { readonly taken: number; readonly places: number }

/** What of a post's board says who works. */
type Filling = {
  readonly stages: readonly { readonly stage: string; readonly count: number }[]
  /** The post's shifts where people choose theirs. */
  readonly shifts: readonly (Seats & { readonly hasBegun: boolean })[]
}

/**
 * The places of a post: one for each person in each shift to come where people choose their shifts, otherwise one for
 * each person. Null while the post does not say how many it needs, or has no shift to come.
 */
export function seatsOf(
  { headcount }: Pick<JobPost, 'headcount'>,
  { stages, shifts }: Filling,
): Seats | null {
  if (shifts.length === 0) {
    const hired = stages.find(({ stage }) => stage === 'hired')
    return headcount ? { taken: hired?.count ?? 0, places: headcount } : null
  }
  const toCome = shifts.filter(({ hasBegun }) => !hasBegun)
  const sum = (of: 'taken' | 'places') => toCome.reduce((total, shift) => total + shift[of], 0)
  return toCome.length > 0 ? { taken: sum('taken'), places: sum('places') } : null
}
