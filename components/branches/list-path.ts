import type { BranchFilter } from '@/lib/branches/branch'

/** What the branch list shows: which branches, and whether the map is open beside them. */
export type BranchView = BranchFilter & { readonly map?: boolean }

/** The address of the list with a view. */
export function listPath({ q, state, map }: BranchView): string {
  const query = new URLSearchParams()
  if (state === 'archived') query.set('state', state)
  if (q) query.set('q', q)
  if (map) query.set('map', '1')
  return query.size > 0 ? `/branch?${query}` : '/branch'
}

/** The view an address asks for; what makes no sense is left out. */
export function viewOf(query: Readonly<Record<string, string | string[] | undefined>>): BranchView {
  const { q } = query
  return {
    q: typeof q === 'string' && q.trim() ? q.trim().slice(0, 100) : undefined,
    state: query.state === 'archived' ? 'archived' : 'active',
    map: query.map === '1',
  }
}
