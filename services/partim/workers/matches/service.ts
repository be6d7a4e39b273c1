import type { Database } from '@/services/shared/database'
import type { Coordinates } from '@/services/shared/nearness'
import { ageOn } from '@/validators/age'
import { bangkokToday } from '@/validators/rules'
import type { WorkType } from '@/validators/work-types'
import type { Actor } from '../../platform/members/access'
import { showWorkers } from '../shown-workers/service'
import { maskedWorker } from '../workers/masking'
import { findCandidates, findShown } from './repository'
import { fitOf, type Wanted } from './scoring'

/** How many workers are compared at most: the nearest, because any others would have farther to travel. */
export const comparedAtMost = 300

export type MatchSearch = Wanted & {
  readonly near: Coordinates
  readonly workType: WorkType
  /** Years, both included; a worker of unknown age is compared as well. */
  readonly minAge: number
  readonly maxAge: number
  readonly limit: number
}

/**
 * The workers who fit a job best, masked, best first, among the nearest who want its type of work. Of two with the same
 * score the nearer comes first, so that the same request always gets the same answer.
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
    // Candidates come nearest first, and a stable sort keeps that order among equal scores.
    .sort((one, other) => other.fit.score - one.fit.score)
    .slice(0, limit)
  const ids = best.map(({ worker }) => worker.id)
  await showWorkers(db, actor, ids)
  const shown = await findShown(db, ids)
  // One who hid meanwhile is left out.
  const items = best.flatMap(({ worker: { id, distanceKm }, fit }) => {
    const worker = shown.get(id)
    return worker ? [{ worker: maskedWorker({ ...worker, distanceKm }, today), fit }] : []
  })
  return { items, compared: candidates.length }
}
