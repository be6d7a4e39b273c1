import { LRUCache } from 'lru-cache'
import type { Database } from '@/services/shared/database'
import type { Coordinates } from '@/services/shared/nearness'
import { ageOn } from '@/validators/age'
import { bangkokToday } from '@/validators/rules'
import type { WorkType } from '@/validators/work-types'
import type { Actor } from '../../platform/members/access'
import { showWorkers } from '../shown-workers/service'
import { maskedWorker } from '../workers/masking'
import { findCandidate, findCandidates, findShown } from './repository'
import { type Fit, scorerOf, type Wanted } from './scoring'

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

/** A search's best workers by id, and how many were compared. */
type Ranking = {
  readonly best: readonly { readonly id: string; readonly distanceKm: number; readonly fit: Fit }[]
  readonly compared: number
}

/** Compares the nearest workers who want the job's type of work; of two with the same score the nearer comes first. */
async function rank(
  db: Database,
  { near, workType, minAge, maxAge, limit, ...wanted }: MatchSearch,
  today: string,
): Promise<Ranking> {
  const { radiusKm } = wanted
  const nearest = await findCandidates(db, { near, radiusKm, workType, today, limit: comparedAtMost })
  const candidates = nearest.filter(({ birthDate }) => {
    if (birthDate === null) return true
    const age = ageOn(today, birthDate)
    return age >= minAge && age <= maxAge
  })
  const fitOf = scorerOf(wanted)
  const best = candidates
    .map((worker) => ({ id: worker.id, distanceKm: worker.distanceKm, fit: fitOf(worker) }))
    // Candidates come nearest first, and a stable sort keeps that order among equal scores.
    .sort((one, other) => other.fit.score - one.fit.score)
    .slice(0, limit)
  return { best, compared: candidates.length }
}

/** How long a ranking is used again: a board is opened many times a day, and comparing is most of what matching costs. */
const freshForMs = 60_000

/** Finds the workers who fit jobs: compared where the request reads, and shown as they are in the primary. */
export class Matching {
  readonly #rankings = new LRUCache<string, Ranking>({ max: 1_000, ttl: freshForMs })

  constructor(private readonly db: Database) {}

  /**
   * The workers who fit a job best, masked, best first, among the nearest who want its type of work, as they were within
   * the last minute. Who is found no longer is left out.
   */
  async find(reads: Database, actor: Actor, search: MatchSearch) {
    const today = bangkokToday()
    const { best, compared } = await this.#ranking(reads, search, today)
    const ids = best.map(({ id }) => id)
    const shown = await findShown(this.db, actor.companyId, ids)
    await showWorkers(
      this.db,
      actor,
      ids.filter((id) => shown.has(id)),
    )
    const items = best.flatMap(({ id, distanceKm, fit }) => {
      const worker = shown.get(id)
      return worker ? [{ worker: maskedWorker({ ...worker, distanceKm }, today), fit }] : []
    })
    return { items, compared }
  }

  /** How one worker fits a job, wherever they live, masked; null for one the company cannot find, or without a place. */
  async fitOf(actor: Actor, workerId: string, { near, workType, ...wanted }: MatchSearch) {
    const today = bangkokToday()
    const found = await findCandidate(this.db, actor.companyId, workerId, { near, workType, today })
    if (!found) return null
    await showWorkers(this.db, actor, [workerId])
    return { worker: maskedWorker(found, today), fit: scorerOf(wanted)(found) }
  }

  async #ranking(reads: Database, search: MatchSearch, today: string): Promise<Ranking> {
    const key = JSON.stringify([search, today])
    const known = this.#rankings.get(key)
    if (known) return known
    const ranking = await rank(reads, search, today)
    this.#rankings.set(key, ranking)
    return ranking
  }
}
