import type { Database } from '@/services/shared/database'
import { toKilometres } from '@/services/shared/nearness'
import { countedAtMost } from '@/validators/worker-search'
import { tilesAround } from '../search-entries/tiles'
import type { View } from './crowd'
import { countEntries, type FindOptions, findPage, type Way } from './repository'
import type { Total, WorkerSearch } from './wanted'

/** Where fewer people live around a place, all of them are looked at, whatever is asked. */
const fewPeople = 4_000
/** How much farther is looked where too few were found: at least, and at most. */
const widening = { least: 2, most: 8 } as const
/** What is read of an entry, in entries that are read around a place: found by keys, in an order, or with its texts. */
const cost = { lookup: 27, first: 8, texts: 30 } as const

/** So many are expected within the first reach or bound that these are surely there. */
const surely = (entries: number): number => 1.25 * entries + 3 * Math.sqrt(entries)

type Chosen = { readonly way: Way; readonly cost: number }

const isOurs = ({ isFavourite, workedForUs }: WorkerSearch): boolean => isFavourite || workedForUs

/** Whether something is asked that only texts tell: reading those of one entry takes as long as reading fifty entries. */
const hasTexts = ({ q, skills }: WorkerSearch): boolean => q !== '' || skills.length > 0

/** Whether keys tell that somebody comes first in an order: that of days' pay and of time alone is kept. */
const isKept = ({ sort, pay }: WorkerSearch): boolean =>
  sort === 'newest' || (sort === 'pay' && (!pay || pay.unit === 'day'))

/** How to find some of those who meet a search, by how many live around and what share of them meets it. */
function wayFor(
  view: View,
  search: WorkerSearch,
  { isLoose, some }: { isLoose: boolean; some: number },
): Way {
  if (isOurs(search)) return 'ours'
  const { near, radiusKm, sort } = search
  const people = view.peopleAround(near, radiusKm)
  if (people < fewPeople) return 'around'
  const looked = Math.min(people, some / view.share(search, search, isLoose))
  const byKeys = view.shareByKeys(search, isLoose)
  const isNearestFirst = sort !== 'newest' && sort !== 'pay'
  // Texts are read of those who meet all else.
  const each = hasTexts(search) ? 1 + (cost.texts * view.share(search, search, isLoose)) / byKeys : 1
  const ways: Chosen[] = [
    { way: 'around', cost: (isNearestFirst ? looked : people) * each },
    { way: 'lookup', cost: byKeys * view.peopleInTiles(tilesAround(near, radiusKm)) * cost.lookup },
    ...(isKept(search) ? [{ way: 'first', cost: looked * (cost.first + each) } as const] : []),
  ]
  return ways.reduce((best, other) => (other.cost < best.cost ? other : best)).way
}

/** How much farther to look for a page of which so many were found. */
const widened = (found: number, limit: number): number =>
  Math.min(widening.most, Math.max(widening.least, surely(limit) / (found + 1)))

/** A page of those who meet a search, and one more where there are more, in the way that reads least. */
export async function findInWay(reads: Database, view: View, search: WorkerSearch, isLoose: boolean) {
  const { near, radiusKm, limit, after, sort } = search
  const some = surely(limit + 1)
  const way = wayFor(view, search, { isLoose, some })
  const options: FindOptions = { way, isLoose }
  const share = view.share(search, search, isLoose)
  if (way === 'first') {
    const people = view.peopleAround(near, radiusKm)
    const order = sort === 'newest' ? 'newest' : 'pay'
    for (let part = some / (people * share); ; ) {
      const bound = part < 1 ? view.boundOf(order, part, after?.[0] ?? null) : null
      const found = await findPage(reads, search, { ...options, bound })
      if (found.entries.length > limit || bound === null) return found
      part *= widened(found.entries.length, limit)
    }
  }
  if (way !== 'around' || sort !== 'distance') return findPage(reads, search, options)
  const passed = after ? view.peopleAround(near, toKilometres(Number(after[0]))) : 0
  for (let people = some / share; ; ) {
    const reachKm = view.reachOf(near, passed + people, radiusKm)
    const found = await findPage(reads, search, { ...options, reachKm })
    if (found.entries.length > limit || reachKm >= radiusKm) return found
    // Words that people here write less than elsewhere: farther around, too many texts would be read.
    if (hasTexts(search)) return findPage(reads, search, { ...options, way: 'lookup' })
    people *= widened(found.entries.length, limit)
  }
}

/** A count as it is told: of more than `countedAtMost` only that. */
export const totalOf = (count: number): Total =>
  count > countedAtMost ? { count: countedAtMost, isExact: false } : { count, isExact: true }

/** How many meet a search: counted, but where the sample promises surely more than is told. */
export async function countInWay(
  reads: Database,
  view: View,
  search: WorkerSearch,
  isLoose: boolean,
): Promise<Total> {
  const people = view.peopleAround(search.near, search.radiusKm)
  const share = view.share(search, search, isLoose)
  if (!isOurs(search) && view.isMore(countedAtMost, people, share)) return totalOf(countedAtMost + 1)
  const way = wayFor(view, { ...search, sort: 'distance' }, { isLoose, some: countedAtMost })
  return totalOf(await countEntries(reads, search, { way, isLoose }, countedAtMost + 1))
}
