import { weights } from '../matches/scoring'
import { askedPay, monthsIn, slotsFree } from './meets'
import type { FoundEntry } from './repository'
import type { WantedAround } from './wanted'

/** Months of experience that score full points, unless more are asked for. */
const enoughMonths = 24

const clamp = (part: number): number => Math.min(1, Math.max(0, part))

/** Pay below what is offered is welcome, but half of it is not twice as good. */
const cheapest = 0.3

/**
 * How well somebody who meets a search fits it, 0 to 100: free in more of its slots, nearer, for less pay, longer in the same
 * work. Weighed as matches are (matches/scoring.ts); what is not asked for gives nobody points.
 */
export function scoreOf(entry: FoundEntry, search: WantedAround): number {
  const { slots, pay, radiusKm, experienceMonths } = search
  const asked = pay ? askedPay(entry, pay.unit) : null
  const parts: readonly (readonly [number, number | null])[] = [
    [weights.free, slots.length > 0 ? slotsFree(entry, search) / slots.length : null],
    [weights.near, clamp(1 - entry.distanceKm / radiusKm)],
    [
      weights.pay,
      pay && pay.most > 0 ? (asked === null ? 1 : clamp((pay.most - asked) / (pay.most * cheapest))) : null,
    ],
    [weights.experience, clamp(monthsIn(entry, search) / Math.max(experienceMonths, enoughMonths))],
  ]
  const counted = parts.flatMap(([weight, part]) => (part === null ? [] : [{ weight, part }]))
  const possible = counted.reduce((sum, { weight }) => sum + weight, 0)
  const points = counted.reduce((sum, { weight, part }) => sum + weight * part, 0)
  return Math.round((points / possible) * 100)
}
