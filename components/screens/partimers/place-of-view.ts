import 'server-only'
import type { BranchSummary } from '@/lib/branches/branch'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { positionOf, type SearchView } from '@/lib/worker-search/search-view'
import { isInThailand } from '@/validators/worker-search'

type PlacedBranch = BranchSummary & { readonly lat: number; readonly lng: number }

/** Where a search looks; the branch where it looks near one. */
export type SearchPlace = { readonly lat: number; readonly lng: number; readonly branchId: string | null }

const hasPlace = (branch: BranchSummary): branch is PlacedBranch => branch.lat !== null && branch.lng !== null

/**
 * Where a search of an address looks: near its point or its branch, else near the branch chosen in the switcher, else
 * near the first one that has a place. Answers the branches with a place, the view that names the place, and the place
 * itself, which is null while there is none at all, and for a point outside Thailand.
 */
export async function placeOfView(asked: SearchView) {
  const [all, chosen] = await Promise.all([listBranches(), getChosenBranch()])
  const branches = all.filter(hasPlace)
  if (asked.near) {
    const position = positionOf(asked.near)
    const place: SearchPlace | null = isInThailand(position) ? { ...position, branchId: null } : null
    return { branches, view: asked, place }
  }
  const ofId = (id: string | undefined) => branches.find((branch) => branch.id === id)
  const at = ofId(asked.branch) ?? ofId(chosen?.id) ?? branches[0]
  const place: SearchPlace | null = at ? { lat: at.lat, lng: at.lng, branchId: at.id } : null
  return { branches, view: { ...asked, branch: at?.id }, place }
}
