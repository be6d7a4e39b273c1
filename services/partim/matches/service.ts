import type { Database } from '@/services/shared/database'
import { ageOn } from '@/validators/age'
import { bangkokToday } from '@/validators/rules'
import type { WorkType } from '@/validators/work-types'
import type { Actor } from '../members/access'
import { showWorkers } from '../shown-workers/service'
import { maskedWorker } from '../workers/masking'
import type { Coordinates } from '../workers/nearness'
import { findCandidates } from './repository'
import { fitOf, type Wanted } from './scoring'

/** How many are compared at most, the nearest; whoever lives behind them would come too far for nothing. */
export const comparedAtMost = 300

export type MatchSearch = Wanted & {
  readonly near: Coordinates
  readonly workType: WorkType
  /** Years, both included; somebody whose age is not known is compared as well. */
  readonly minAge: number
  readonly maxAge: number
  readonly limit: number
}

/**
 * The workers who fit a job best, masked, the best first: of those nearest to it who want its type of work. Of two
 * who fit alike the nearer one is first, so that the same question always has the same answer.
 */
export async function matchWorkers(
  db: Database,
  actor: Actor,
  { near, workType, minAge, maxAge, limit, ...wanted }: MatchSearch,
) {
  const today = bangkokToday()
  const { radiusKm } = wanted
  const nearest = await findCandidates(db, { near, radiusKm, workType, today, limit: comparedAtMost })
  const candidates = nearest.filter(({ birthDate }) => {
    if (birthDate === null) return true
    const age = ageOn(today, birthDate)
    return age >= minAge && age <= maxAge
  })
  const best = candidates
    .map((worker) => ({ worker, fit: fitOf(wanted, worker) }))
    // They come nearest first, and sorting keeps that among equals.
    .sort((one, other) => other.fit.score - one.fit.score)
    .slice(0, limit)
  await showWorkers(
    db,
    actor,
    best.map(({ worker }) => worker.id),
  )
  const items = best.map(({ worker, fit }) => ({ worker: maskedWorker(worker, today), fit }))
  return { items, compared: candidates.length }
}
