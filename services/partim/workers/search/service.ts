import { LRUCache } from 'lru-cache'
import { encodeCursor } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { adultAge, ageOn } from '@/validators/age'
import { nameWithInitial } from '@/validators/masked-name'
import { bangkokToday } from '@/validators/rules'
import { rankedAtMost } from '@/validators/worker-search'
import type { Actor } from '../../platform/members/access'
import { showWorkers } from '../shown-workers/service'
import { openContacts } from '../unlocks/contact'
import { findableAmong } from '../workers/repository'
import { toCoordinates } from './cells'
import type { Crowd, View } from './crowd'
import { hasOpenVideo } from './meets'
import { scoreOf } from './ranking'
import { reasonsOf } from './reasons'
import { relaxationsOf } from './relaxations'
import { type Card, type FoundEntry, findCards, findNamed } from './repository'
import type { Total, WantedAround, WorkerSearch } from './wanted'
import { countInWay, findInWay, totalOf } from './ways'

/** Where fewer are found, the answer says what to loosen. */
const tooFew = 5

const freshForMs = 60_000

/** Where a search reads, and what is known of the people there. */
type Among = { readonly reads: Database; readonly view: View }

type Ranked = { readonly entry: FoundEntry; readonly score: number }
type Shown = { readonly shown: readonly Ranked[]; readonly isLoose: boolean }
type Ranking = { readonly ranked: readonly Ranked[] } & Omit<Found, 'entries'>
type Found = {
  readonly entries: readonly FoundEntry[]
  readonly isLoose: boolean
  /** How many meet the search, where finding them told. */
  readonly counted: number | null
}

/**
 * Finds workers for members of companies. Searches read where their request reads (services/shared/reads); whether those who
 * were found may still be shown is asked of the primary.
 */
export class WorkerSearches {
  readonly #crowd: Crowd
  readonly #rankings = new LRUCache<string, Ranking>({
    max: 500,
    ttl: freshForMs,
  })
  readonly #totals = new LRUCache<string, Total>({ max: 5_000, ttl: freshForMs })

  constructor(
    private readonly db: Database,
    crowd: Crowd,
  ) {
    this.#crowd = crowd
  }

  /** One page of the workers who meet a search, masked, each with the reasons. */
  async find(reads: Database, actor: Actor, search: WorkerSearch) {
    const among = { reads, view: await this.#crowd.read() }
    const page = search.sort === 'fit' ? await this.#best(among, search) : await this.#inOrder(among, search)
    const [people, total] = await Promise.all([
      this.#people(reads, actor, search, page),
      this.#total(among, search, page),
    ])
    const items = people.map(({ worker }) => worker)
    const isFirst = search.after === null
    return {
      items,
      nextCursor: page.next === null ? null : encodeCursor(page.next),
      total,
      near: { ...search.near, radiusKm: search.radiusKm },
      isLoose: page.isLoose && items.length > 0,
      relaxations:
        isFirst && total.count < tooFew
          ? await relaxationsOf(search, (loosened) => this.#total(among, loosened, { isLoose: false }))
          : [],
    }
  }

  /**
   * Some workers held against a search, in the order of their ids, whether they meet it or not: masked, each with the reasons.
   * Who hides, has no place or is too young for the search is left out.
   */
  async compare(reads: Database, actor: Actor, search: WantedAround, workerIds: readonly string[]) {
    const entries = await findNamed(reads, search, workerIds)
    const shown = workerIds.flatMap((id) => {
      const entry = entries.find(({ workerId }) => workerId === id)
      return entry ? [{ entry, score: scoreOf(entry, search) }] : []
    })
    const people = await this.#people(reads, actor, search, { shown, isLoose: true })
    return { items: people.map(({ worker, card }) => ({ ...worker, skills: card.skills })) }
  }

  /** Those of some entries whom the company may be shown, which counts as showing them. */
  async #people(reads: Database, actor: Actor, search: WantedAround, { shown, isLoose }: Shown) {
    const ids = shown.map(({ entry }) => entry.workerId)
    const [cards, visible, open] = await Promise.all([
      findCards(reads, { companyId: search.companyId, workerIds: ids, isLoose }),
      reads === this.db ? ids : findableAmong(this.db, search.companyId, ids),
      openContacts(this.db, actor, ids),
      showWorkers(this.db, actor, ids),
    ])
    const today = bangkokToday()
    return shown.flatMap(({ entry, score }) => {
      const card = visible.includes(entry.workerId) ? cards.get(entry.workerId) : undefined
      const isContactOpen = open.has(entry.workerId)
      return card
        ? [{ card, worker: { ...presented(entry, score, card, search, today), isContactOpen } }]
        : []
    })
  }

  /** A page of the best of the nearest; equal scores nearer first. */
  async #best(among: Among, search: WorkerSearch) {
    const key = JSON.stringify([{ ...search, after: null, limit: 0 }])
    // A first page is always up to date; those after it go on in the same order.
    let ranking = search.after ? this.#rankings.get(key) : undefined
    if (!ranking) {
      const { entries, ...found } = await this.#found(among, {
        ...search,
        sort: 'distance',
        after: null,
        limit: rankedAtMost,
      })
      const ranked = entries
        .slice(0, rankedAtMost)
        .map((entry) => ({ entry, score: scoreOf(entry, search) }))
        .sort((one, other) => other.score - one.score)
      ranking = { ranked, ...found }
      this.#rankings.set(key, ranking)
    }
    const start = Number(search.after?.[0] ?? 0)
    const end = start + search.limit
    const shown = ranking.ranked.slice(start, end)
    const last = shown.at(-1)
    const next = last && ranking.ranked.length > end ? [end, last.entry.workerId] : null
    return { shown, next, isLoose: ranking.isLoose, counted: search.after ? null : ranking.counted }
  }

  async #inOrder(among: Among, search: WorkerSearch) {
    const { entries, ...found } = await this.#found(among, search)
    const shown = entries.slice(0, search.limit)
    const last = entries.length > search.limit ? shown.at(-1) : undefined
    return {
      shown: shown.map((entry) => ({ entry, score: scoreOf(entry, search) })),
      next: last ? [positionIn(search, last), last.workerId] : null,
      ...found,
    }
  }

  /** Those who meet a search; where nobody has all its words, those who have some. */
  async #found({ reads, view }: Among, search: WorkerSearch): Promise<Found> {
    const find = async (isLoose: boolean): Promise<Found> => {
      const { entries, counted } = await findInWay(reads, view, search, isLoose)
      return { entries, isLoose, counted: search.after ? null : counted }
    }
    const found = await find(false)
    if (found.entries.length > 0 || search.q === '' || search.after) return found
    return find(true)
  }

  async #total(
    among: Among,
    search: WorkerSearch,
    { isLoose, counted = null }: Partial<Pick<Found, 'counted'>> & Pick<Found, 'isLoose'>,
  ): Promise<Total> {
    const { sort: _, after: __, limit: ___, ...asked } = search
    const key = JSON.stringify([asked, isLoose])
    const known = counted === null ? this.#totals.get(key) : undefined
    if (known) return known
    const total =
      counted === null ? await countInWay(among.reads, among.view, search, isLoose) : totalOf(counted)
    this.#totals.set(key, total)
    return total
  }
}

/** What a list is ordered by, of its last worker. */
function positionIn({ sort, pay }: WorkerSearch, entry: FoundEntry): string | number {
  if (sort === 'newest') return entry.listedAt
  if (sort !== 'pay') return entry.distance
  const asked = { hour: entry.hourlyPay, day: entry.dailyPay, night: entry.nightlyPay }
  return asked[pay?.unit ?? 'day'] ?? 0
}

/** A worker as a list shows them. */
function presented(entry: FoundEntry, score: number, card: Card, search: WantedAround, today: string) {
  const { id, shown, workTypes, experienceYears, languages } = card
  const { givenName, headline, district, province } = shown
  const years = card.birthDate === null ? null : ageOn(today, card.birthDate)
  const isAdult = years !== null && years >= adultAge
  return {
    id,
    displayName: nameWithInitial(givenName, card.familyName),
    ageBand: years === null ? null : isAdult ? 'adult' : 'under_18',
    age: isAdult ? years : null,
    workTypes,
    district,
    province,
    distanceKm: Math.round(entry.distanceKm * 10) / 10,
    isFromDistrict: card.isFromDistrict,
    cell: toCoordinates({ x: entry.placeX, y: entry.placeY }),
    hourlyPay: entry.hourlyPay,
    dailyPay: entry.dailyPay,
    nightlyPay: entry.nightlyPay,
    experienceYears,
    languages,
    headline,
    photoUrl: card.photoUrl,
    isVerified: entry.isVerified,
    hasVideo: hasOpenVideo(entry),
    isFavourite: card.isFavourite,
    score,
    reasons: reasonsOf(entry, search, card),
  } as const
}
