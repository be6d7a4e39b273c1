import { queryOf, type SearchView } from './search-view'

/** The address where somebody's intro videos are watched, in the order of a search. */
export function videoPath(workerId: string, view: SearchView): string {
  const { map: _, ...search } = view
  const query = queryOf(search)
  return `/partimers/videos/${workerId}${query && `?${query}`}`
}
