import { LRUCache } from 'lru-cache'
import type { Companies } from '../../platform/companies/companies-of-job-post'
import type { Party } from './party'
import type { Names } from './present'

/** What colleagues are called is asked again after this long; they rarely change their names. */
const freshForMs = 60_000
const capacity = 5_000

/** What the colleagues of a party who wrote messages are called now; a worker has none. */
export type Colleagues = (
  party: Pick<Party, 'side' | 'uid'> & { readonly companyId?: string },
  authorUids: readonly string[],
) => Promise<Names>

/** Asks the job-post service for names, and keeps them for a minute. Without its answer, messages go without names. */
export function colleaguesOf(companies: Pick<Companies, 'memberNames'>): Colleagues {
  const known = new LRUCache<string, { readonly name: string | null }>({ max: capacity, ttl: freshForMs })
  return async ({ companyId, uid }, authorUids) => {
    if (companyId === undefined) return new Map()
    const others = [...new Set(authorUids)].filter((author) => author !== uid)
    const keyOf = (author: string) => `${companyId} ${author}`
    const unknown = others.filter((author) => !known.has(keyOf(author)))
    if (unknown.length > 0) {
      const names = await companies.memberNames(companyId, unknown).catch(() => null)
      for (const author of names ? unknown : [])
        known.set(keyOf(author), { name: names?.get(author) ?? null })
    }
    return new Map(
      others.flatMap((author): [string, string][] => {
        const name = known.get(keyOf(author))?.name
        return name ? [[author, name]] : []
      }),
    )
  }
}
