import type { Database } from '@/services/shared/database'
import { toKilometres } from '@/services/shared/nearness'
import { countedAtMost } from '@/validators/worker-search'
import type { View } from './crowd'
import { countEntries, type FindOptions, findEntries, type Way } from './repository'
import type { Total, WorkerSearch } from './wanted'

/** Where fewer people live around a place, all of them are looked at, whatever is asked. */
const fewPeople = 4_000
/** So many times a page are expected within the first reach or bound. */
const lookedFor = 1.5
/** How much farther is looked where too few were found: at least, and at most. */
const widening = { least: 2, most: 8 } as const
/** What an entry costs that is found by keys, or in an order, in entries that are read around a place. */
const cost = { lookup: 60, first: 8 } as const

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
  const people = view.peopleAround(search.near, search.radiusKm)
  if (people < fewPeople) return 'around'
  if (hasTexts(search)) return 'lookup'
  const looked = some / view.share(search, search, isLoose)
  const inOrder = search.sort === 'newest' || search.sort === 'pay'
  const ways: Chosen[] = [
    { way: 'around', cost: inOrder ? people : Math.min(people, looked) },
    { way: 'lookup', cost: view.rarestKey(search) * people * cost.lookup },
    ...(isKept(search) ? [{ way: 'first', cost: Math.min(people, looked) * cost.first } as const] : []),
  ]
  return ways.reduce((best, other) => (other.cost < best.cost ? other : best)).way
}

/** How much farther to look for a page of which so many were found. */
const widened = (found: number, limit: number): number =>
  Math.min(widening.most, Math.max(widening.least, (lookedFor * limit) / (found + 1)))

/** A page of those who meet a search, and one more where there are more, in the way that reads least. */
export async function findInWay(reads: Database, view: View, search: WorkerSearch, isLoose: boolean) {
  const { near, radiusKm, limit, after, sort } = search
  const some = lookedFor * (limit + 1)
  const way = wayFor(view, search, { isLoose, some })
  const options: FindOptions = { way, isLoose }
  const share = view.share(search, search, isLoose)
  if (way === 'first') {
    const people = view.peopleAround(near, radiusKm)
    const order = sort === 'newest' ? 'newest' : 'pay'
    for (let part = some / (people * share); ; ) {
      const bound = part < 1 ? view.boundOf(order, part, after?.[0] ?? null) : null
      const found = await findEntries(reads, search, { ...options, bound })
      if (found.length > limit || bound === null) return found
      part *= widened(found.length, limit)
    }
  }
  if (way !== 'around' || sort !== 'distance') return findEntries(reads, search, options)
  const passed = after ? view.peopleAround(near, toKilometres(Number(after[0]))) : 0
  for (let people = some / share; ; ) {
    const reachKm = view.reachOf(near, passed + people, radiusKm)
    const found = await findEntries(reads, search, { ...options, reachKm })
    if (found.length > limit || reachKm >= radiusKm) return found
    people *= widened(found.length, limit)
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
