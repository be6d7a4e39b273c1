import type { BranchFilter } from '@/lib/branches/branch'

/** What the branch list shows: which branches, and whether the map is open. */
export type BranchView = BranchFilter & { readonly map?: boolean }

/** The address of the list in a view. */
export function listPath({ q, state, map }: BranchView): string {
  const query = new URLSearchParams()
  if (state === 'archived') query.set('state', state)
  if (q) query.set('q', q)
  if (map) query.set('map', '1')
  return query.size > 0 ? `/branch?${query}` : '/branch'
}

/** The view in an address; invalid parts are ignored. */
export function viewOf(query: Readonly<Record<string, string | string[] | undefined>>): BranchView {
  const { q } = query
  return {
    q: typeof q === 'string' && q.trim() ? q.trim().slice(0, 100) : undefined,
    state: query.state === 'archived' ? 'archived' : 'active',
    map: query.map === '1',
  }
}
