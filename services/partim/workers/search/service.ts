import { LRUCache } from 'lru-cache'
import { encodeCursor } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { adultAge, ageOn } from '@/validators/age'
import { nameWithInitial } from '@/validators/masked-name'
import { bangkokToday } from '@/validators/rules'
import { countedAtMost, rankedAtMost } from '@/validators/worker-search'
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
import {
  type Card,
  countEntries,
  type FindOptions,
  type FoundEntry,
  findCards,
  findEntries,
  findNamed,
} from './repository'
import type { Total, WantedAround, WorkerSearch } from './wanted'

/** Where fewer people live around a place, all of them are looked at. */
const fewPeople = 4_000
/** What a smaller share of people meet is looked up by its keys. */
const rareShare = 0.02
/** Entries that a walk looks at before it gives up. */
const walkedAtMost = 3_000
/** For pages after the first, which begin at the place again. */
const walkedFar = 40_000
/** Estimates below this are counted, because they may be wrong by half: few of the sample meet the search. */
const surelyMany = 3 * countedAtMost
/** Where a larger share meets it, a hundred of the sample tell within a third. */
const wellKnownShare = 0.05
const surelyManyOfWellKnown = 1.5 * countedAtMost
/** Where fewer are found, the answer says what to loosen. */
const tooFew = 5

/** A bound is set so that this many times a page are expected within it, and moved this many times as far if they are not. */
const boundFor = 3
const widening = 8

const freshForMs = 60_000

/** Where a search reads, and what is known of the people there. */
type Among = { readonly reads: Database; readonly view: View }

type Ranked = { readonly entry: FoundEntry; readonly score: number }
type Shown = { readonly shown: readonly Ranked[]; readonly isLoose: boolean }
type Found = { readonly entries: readonly FoundEntry[]; readonly isLoose: boolean }

/**
 * Finds workers for members of companies. Searches read where their request reads (services/shared/reads); whether those who
 * were found may still be shown is asked of the primary.
 */
export class WorkerSearches {
  readonly #crowd: Crowd
  readonly #rankings = new LRUCache<string, { ranked: readonly Ranked[]; isLoose: boolean }>({
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
      this.#total(among, search, page.isLoose),
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
          ? await relaxationsOf(search, (loosened) => this.#total(among, loosened, false))
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
      const { entries, isLoose } = await this.#found(among, {
        ...search,
        sort: 'distance',
        after: null,
        limit: rankedAtMost,
      })
      const ranked = entries
        .slice(0, rankedAtMost)
        .map((entry) => ({ entry, score: scoreOf(entry, search) }))
        .sort((one, other) => other.score - one.score)
      ranking = { ranked, isLoose }
      this.#rankings.set(key, ranking)
    }
    const start = Number(search.after?.[0] ?? 0)
    const end = start + search.limit
    const shown = ranking.ranked.slice(start, end)
    const last = shown.at(-1)
    const next = last && ranking.ranked.length > end ? [end, last.entry.workerId] : null
    return { shown, next, isLoose: ranking.isLoose }
  }

  async #inOrder(among: Among, search: WorkerSearch) {
    const { entries, isLoose } = await this.#found(among, search)
    const shown = entries.slice(0, search.limit)
    const last = entries.length > search.limit ? shown.at(-1) : undefined
    return {
      shown: shown.map((entry) => ({ entry, score: scoreOf(entry, search) })),
      next: last ? [positionIn(search, last), last.workerId] : null,
      isLoose,
    }
  }

  /** Those who meet a search; where nobody has all its words, those who have some. */
  async #found(among: Among, search: WorkerSearch): Promise<Found> {
    const entries = await this.#entries(among, search, false)
    if (entries.length > 0 || search.q === '' || search.after) return { entries, isLoose: false }
    return { entries: await this.#entries(among, search, true), isLoose: true }
  }

  async #entries(among: Among, search: WorkerSearch, isLoose: boolean): Promise<FoundEntry[]> {
    const { reads, view } = among
    const options = optionsFor(view, search, isLoose)
    if (options.way === 'first') return this.#first(among, search, options)
    const found = await findEntries(reads, search, options)
    if (options.way !== 'walk' || found.length > search.limit) return found
    // The walk gave up, unless few live around: what it did not reach is looked up.
    if (search.limit === rankedAtMost && found.length >= rankedAtMost / 4) return found
    return findEntries(reads, search, { ...options, way: fullWay(search) })
  }

  /** The first of an order: up to a bound where enough of them are expected, and farther where they are not. */
  async #first({ reads, view }: Among, search: WorkerSearch, options: FindOptions): Promise<FoundEntry[]> {
    const sort = search.sort === 'newest' ? 'newest' : 'pay'
    const meeting =
      view.peopleAround(search.near, search.radiusKm) * view.share(search, search, options.isLoose)
    for (let share = (boundFor * search.limit) / meeting; ; share *= widening) {
      const bound = share < 1 ? view.boundOf(sort, share, search.after?.[0] ?? null) : null
      const found = await findEntries(reads, search, { ...options, bound })
      if (found.length > search.limit || bound === null) return found
    }
  }

  async #total(among: Among, search: WorkerSearch, isLoose: boolean): Promise<Total> {
    const { sort: _, after: __, limit: ___, ...asked } = search
    const key = JSON.stringify([asked, isLoose])
    const known = this.#totals.get(key)
    if (known) return known
    const total = await this.#counted(among, search, isLoose)
    this.#totals.set(key, total)
    return total
  }

  async #counted({ reads, view }: Among, search: WorkerSearch, isLoose: boolean): Promise<Total> {
    const { near, radiusKm } = search
    const people = view.peopleAround(near, radiusKm)
    const share = view.share(search, search, isLoose)
    const isWellKnown = share > wellKnownShare && !hasTexts(search)
    const enough = isWellKnown ? surelyManyOfWellKnown : surelyMany
    if (people * share > enough && !isOurs(search)) return { count: countedAtMost, isExact: false }
    const way = isOurs(search) ? 'ours' : isLookedUp(search, people, share) ? fullWay(search) : 'circle'
    const count = await countEntries(reads, search, { way, isLoose, walked: 0 }, countedAtMost + 1)
    return count > countedAtMost ? { count: countedAtMost, isExact: false } : { count, isExact: true }
  }
}

const isOurs = ({ isFavourite, workedForUs }: WorkerSearch): boolean => isFavourite || workedForUs

/** Whether something is asked that only texts tell: comparing those of one entry takes as long as comparing ten entries. */
const hasTexts = ({ q, skills }: WorkerSearch): boolean => q !== '' || skills.length > 0

/** Whether keys tell who meets a search sooner than a look at everybody around. */
const isLookedUp = (search: WorkerSearch, people: number, share: number): boolean =>
  hasTexts(search) || (people >= fewPeople && share < rareShare)

/** Whether something is asked that keys tell; otherwise only a look at everybody finds what a walk did not. */
const hasKeys = (search: WorkerSearch): boolean =>
  hasTexts(search) ||
  search.workTypes.length > 0 ||
  search.languages.length > 0 ||
  search.certificates.length > 0 ||
  search.isVerified ||
  search.hasVideo ||
  search.pay?.unit === 'day'

const fullWay = (search: WorkerSearch) => (hasKeys(search) ? 'lookup' : 'circle')

/** How to find a search, by how many live around and what share of them meets it. */
function optionsFor(view: View, search: WorkerSearch, isLoose: boolean): FindOptions {
  const { near, radiusKm, sort, after } = search
  const walked = after ? walkedFar : walkedAtMost
  if (isOurs(search)) return { way: 'ours', isLoose, walked }
  const [people, share] = [view.peopleAround(near, radiusKm), view.share(search, search, isLoose)]
  if (people < fewPeople || share < rareShare) {
    return { way: isLookedUp(search, people, share) ? fullWay(search) : 'circle', isLoose, walked }
  }
  if (sort === 'pay' && search.pay && search.pay.unit !== 'day')
    return { way: fullWay(search), isLoose, walked }
  return { way: sort === 'newest' || sort === 'pay' ? 'first' : 'walk', isLoose, walked }
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
