import { LRUCache } from 'lru-cache'
import type { Database } from '@/services/shared/database'
import { type Coordinates, onPlane, toDegrees } from '@/services/shared/nearness'
import { skillKey } from '../search-entries/keys'
import { boxOfTile, type PlaneBox, tilePrefix } from '../search-entries/tiles'
import { findGrid, findSample, type SampledEntry } from './crowd-repository'
import { meets } from './meets'
import { answersTo, codesOf, wordsOf } from './text-query'
import type { Around, Wanted } from './wanted'

/** Squares to a degree of the plane in which people are counted: 0.02°, about 2 km. */
export const squaresPerDegree = 50

/** How many entries are kept to estimate by. */
const sampled = 4_000

const freshForMs = 5 * 60_000

/** Radii that a search may look within: the first in km, and how much farther the next is. */
const nearestKm = 0.5
const farther = 1.25

/** The sample is as far off as this many standard deviations once in a thousand searches. */
const deviations = 3

/** So many of the sample that follow each other in an order tell how densely people do. */
const tellingSteps = 32

/** A position in an order as a number: a time, or satang. */
const numberOf = (value: string | number) => (typeof value === 'string' ? Date.parse(value) : value)

const key = (x: number, y: number) => x * 10_000 + y

type Known = {
  readonly at: number
  readonly people: number
  readonly squares: ReadonlyMap<number, number>
  readonly sample: readonly SampledEntry[]
  /** In how many of the sample's texts each word is. */
  readonly words: ReadonlyMap<string, number>
  /** The sample's times of listing in milliseconds, the last first, and its pay by the day in satang, the least first. */
  readonly newest: readonly number[]
  readonly cheapest: readonly number[]
  /** Shares that were asked for: comparing a sample takes longer than most searches. */
  readonly shares: LRUCache<string, number>
}

/**
 * Where people are, and what they offer, roughly and up to some minutes ago: from it a search chooses how to find, and
 * whether to count. What is found never depends on it.
 */
export class Crowd {
  #known: Promise<Known> | null = null
  #at = 0

  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Reads it again where it is old; whoever asks meanwhile gets the old one. */
  async read(): Promise<View> {
    const isOld = this.now() - this.#at > freshForMs
    if (isOld) {
      this.#at = this.now()
      const next = read(this.db, this.now())
      if (!this.#known) {
        this.#known = next
        next.catch(() => {
          this.#known = null
          this.#at = 0
        })
      } else {
        next.then(
          () => {
            this.#known = next
          },
          () => {
            this.#at = 0
          },
        )
      }
    }
    return new View(await (this.#known as Promise<Known>))
  }
}

async function read(db: Database, at: number): Promise<Known> {
  const grid = await findGrid(db, squaresPerDegree)
  const people = grid.reduce((sum, { count }) => sum + count, 0)
  const sample = await findSample(db, people > 0 ? Math.min(100, (100 * sampled) / people) : 100)
  const words = new Map<string, number>()
  for (const { tile, keys } of sample) {
    const prefix = tilePrefix(tile).length
    for (const word of keys) words.set(word.slice(prefix), (words.get(word.slice(prefix)) ?? 0) + 1)
  }
  return {
    at,
    people,
    squares: new Map(grid.map(({ x, y, count }) => [key(x, y), count])),
    sample,
    words,
    newest: sample.map(({ listedAt }) => Date.parse(listedAt)).sort((one, other) => other - one),
    cheapest: sample.map(({ dailyPay }) => dailyPay ?? 0).sort((one, other) => one - other),
    shares: new LRUCache({ max: 10_000 }),
  }
}

/** What is known of the crowd at one moment. */
export class View {
  constructor(private readonly known: Known) {}

  /** About how many people live around a place: as densely as in the squares there, by how much of each is within. */
  peopleAround(near: Coordinates, radiusKm: number): number {
    const { x, y } = onPlane(near)
    const reach = toDegrees(radiusKm) * squaresPerDegree
    const [atX, atY] = [x * squaresPerDegree, y * squaresPerDegree]
    const wide = Math.max(reach, 0.5) + 0.5
    let people = 0
    let area = 0
    for (let across = Math.floor(atX - wide); across <= atX + wide; across += 1) {
      for (let down = Math.floor(atY - wide); down <= atY + wide; down += 1) {
        const within = Math.min(1, wide - Math.hypot(across + 0.5 - atX, down + 0.5 - atY))
        if (within <= 0) continue
        area += within
        people += within * (this.known.squares.get(key(across, down)) ?? 0)
      }
    }
    return (people / area) * Math.PI * reach * reach
  }

  /** A radius in km within which about so many people live; at most `mostKm`. */
  reachOf(near: Coordinates, people: number, mostKm: number): number {
    for (let reach = nearestKm; reach < mostKm; reach *= farther) {
      if (this.peopleAround(near, reach) >= people) return reach
    }
    return mostKm
  }

  /** About how many people live in a box of the plane. */
  peopleIn({ left, right, bottom, top }: PlaneBox): number {
    let people = 0
    const from = (degrees: number) => Math.floor(degrees * squaresPerDegree)
    if ((right - left) * (top - bottom) * squaresPerDegree ** 2 > this.known.squares.size) {
      for (const [square, count] of this.known.squares) {
        const y = ((square % 10_000) + 10_000) % 10_000
        const x = (square - y) / 10_000
        if (x >= from(left) && x <= from(right) && y >= from(bottom) && y <= from(top)) people += count
      }
      return people
    }
    for (let x = from(left); x <= from(right); x += 1) {
      for (let y = from(bottom); y <= from(top); y += 1) people += this.known.squares.get(key(x, y)) ?? 0
    }
    return people
  }

  /**
   * A bound of an order, so that about this share of people come between a position in it and the bound; null where everybody
   * does.
   */
  boundOf(sort: 'newest' | 'pay', share: number, after: string | number | null): string | number | null {
    const { newest, cheapest } = this.known
    const values = sort === 'newest' ? newest : cheapest
    const from = after === null ? null : numberOf(after)
    const start =
      from === null ? 0 : values.findIndex((value) => (sort === 'newest' ? value <= from : value >= from))
    const [first, wanted] = [values[start], 1 + share * values.length]
    // Of few the sample tells little: their part of the way that more of them take.
    const steps = Math.max(tellingSteps, Math.ceil(wanted))
    const last = values[start + steps]
    if (first === undefined || last === undefined) return null
    const bound = first + ((last - first) * wanted) / steps
    return sort === 'newest' ? new Date(Math.floor(bound)).toISOString() : Math.ceil(bound)
  }

  /** About how many people live in some tiles. */
  peopleInTiles(tiles: readonly number[]): number {
    return tiles.reduce((people, tile) => people + this.peopleIn(boxOfTile(tile)), 0)
  }

  /** The share of people who meet a search, but for its place; of few it is not exact. */
  share(wanted: Wanted, { bornUntil }: Pick<Around, 'bornUntil'>, isLoose: boolean): number {
    const { shares } = this.known
    const { workTypes, slots, isFreeInAll, pay, experienceMonths, languages, certificates, skills, q } =
      wanted
    const times = slots.map(({ text }) => text)
    const asked = [workTypes, times, isFreeInAll, pay, experienceMonths, languages, certificates, skills, q]
    const key = JSON.stringify([...asked, wanted.isVerified, wanted.hasVideo, bornUntil, isLoose])
    const known = shares.get(key)
    if (known !== undefined) return known
    const share = this.#share(wanted, bornUntil, isLoose)
    shares.set(key, share)
    return share
  }

  /** Whether more than this many of some people surely meet what a share of all meets. */
  isMore(than: number, people: number, share: number): boolean {
    const size = this.known.sample.length
    const met = share * size
    return (people * Math.max(0, met - deviations * Math.sqrt(met))) / size > than
  }

  /** The share of people whom a lookup of a search reads: of those with the rarest key, or with the words. */
  shareByKeys(wanted: Wanted, isLoose: boolean): number {
    const { words, sample } = this.known
    if (wanted.q !== '' || wanted.skills.length > 0) return this.#shareOfTexts(wanted, isLoose)
    const shareOf = (keys: readonly string[]) =>
      keys.reduce((sum, key) => sum + (words.get(key) ?? 0.5), 0) / Math.max(1, sample.length)
    return Math.min(1, ...codesOf(wanted).map(shareOf))
  }

  #share(wanted: Wanted, bornUntil: string, isLoose: boolean): number {
    const { sample } = this.known
    if (sample.length === 0) return 0
    const met = sample.filter((entry) => meets(entry, wanted, bornUntil)).length
    return (Math.max(met, 0.5) / sample.length) * this.#shareOfTexts(wanted, isLoose)
  }

  #shareOfTexts({ q, skills }: Wanted, isLoose: boolean): number {
    const shares = wordsOf(q).map(({ key }) => this.#shareOfWord(key))
    const ofWords = isLoose
      ? 1 - shares.reduce((none, share) => none * (1 - share), 1)
      : shares.reduce((all, share) => all * share, 1)
    const ofSkills = skills.reduce((all, skill) => all * this.#shareOfWord(skillKey(skill)), 1)
    return (shares.length > 0 ? ofWords : 1) * ofSkills
  }

  #shareOfWord(word: string): number {
    const { words, sample } = this.known
    let found = 0
    for (const [known, count] of words) if (answersTo(known, word)) found += count
    return Math.min(1, Math.max(found, 0.5) / sample.length)
  }
}
