import 'server-only'
import { cache } from 'react'
import { answerOf } from '@/lib/api/answer'
import { partimApi } from '@/lib/api/client'
import { requireViewer } from '@/lib/auth/viewer'
import type { FavouriteFilter, FavouriteGroups, FavouritePage } from './favourite'

/** The first page of the favourites of the viewer's company. */
export async function listFavourites(filter: FavouriteFilter, limit = 20): Promise<FavouritePage> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/favourites', { params: { query: { ...filter, limit } } }))
}

/** The groups of the viewer's company. */
export async function listFavouriteGroups(): Promise<FavouriteGroups> {
  await requireViewer()
  return answerOf(partimApi().GET('/v1/favourite-groups', {}))
}

/** Ids of the workers the viewer's company has marked. */
export const listFavouriteMarks = cache(async (): Promise<readonly string[]> => {
  await requireViewer()
  return (await answerOf(partimApi().GET('/v1/favourites/marks', {}))).workerIds
})
