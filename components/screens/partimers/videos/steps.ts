import type { Step } from '@/components/shown-videos/person-steps'
import type { Neighbours } from '@/lib/worker-search/data'
import type { SearchView } from '@/lib/worker-search/search-view'
import { videoPath } from '@/lib/worker-search/video-path'
import type { FoundWorker } from '@/lib/worker-search/worker-search'

/** The ways to the persons before and after somebody in a search. */
export type Steps = { readonly previous: Step | null; readonly next: Step | null }

const stepTo = (found: FoundWorker | null, view: SearchView): Step | null =>
  found && {
    id: found.id,
    name: found.displayName,
    href: videoPath(found.id, view),
    hasVideo: found.hasVideo,
  }

export const stepsOf = (neighbours: Neighbours | null, view: SearchView): Steps => ({
  previous: stepTo(neighbours?.previous ?? null, view),
  next: stepTo(neighbours?.next ?? null, view),
})
