import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import type { ListedJobPostPage } from './present'
import { listOpenJobPosts } from './repository'
import type { PublicFilter } from './search-filter-repository'
import { understoodSearch } from './understood-search'

type LeaveOut = Static<typeof ListedJobPostPage>['leaveOut'][number]
type Attempt = LeaveOut & { readonly filter: PublicFilter }

/** How many words are tried: each costs a query. */
const atMostWords = 6

function* attemptsOf(filter: PublicFilter): Generator<Attempt> {
  const { q, province, district, workType, type, payUnit, minPay, from, to } = filter
  const words = q?.split(/\s+/).filter(Boolean) ?? []
  if (words.length > 1 && words.length <= atMostWords) {
    for (const word of words)
      yield { part: 'q', word, filter: { ...filter, q: words.filter((other) => other !== word).join(' ') } }
  }
  const hasOther = [province, workType, type, payUnit, from, to].some(Boolean)
  if (words.length > 0 && hasOther) yield { part: 'q', word: null, filter: { ...filter, q: undefined } }
  if (district) yield { part: 'district', word: null, filter: { ...filter, district: undefined } }
  if (province)
    yield { part: 'province', word: null, filter: { ...filter, province: undefined, district: undefined } }
  if (workType) yield { part: 'workType', word: null, filter: { ...filter, workType: undefined } }
  if (type) yield { part: 'type', word: null, filter: { ...filter, type: undefined } }
  if (payUnit || minPay)
    yield { part: 'pay', word: null, filter: { ...filter, payUnit: undefined, minPay: undefined } }
  if (from || to) yield { part: 'days', word: null, filter: { ...filter, from: undefined, to: undefined } }
}

/**
 * The parts of a search without result that lead to open posts when one of them alone is left out; a single word or filter is not
 * named, because leaving it out is no search any more.
 */
export async function leaveOutOf(db: Database, filter: PublicFilter): Promise<LeaveOut[]> {
  const found: LeaveOut[] = []
  const attempts = [...attemptsOf(filter)]
  if (attempts.length < 2) return []
  for (const { part, word, filter: without } of attempts) {
    const finds = async (isLoose: boolean) =>
      (await listOpenJobPosts(db, { ...understoodSearch(without).filter, isLoose, after: null, limit: 1 }))
        .length > 0
    if ((await finds(false)) || (without.q && (await finds(true)))) found.push({ part, word })
  }
  return found
}
