import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { Target } from '@/lib/api/store-resource'
import type { FavouriteFilter, FavouritePage } from './favourite'

/** A page of favourites; rejects with ProblemError, like every function here that does not return a response. */
export const askFavourites = (
  filter: FavouriteFilter,
  cursor?: string,
  limit?: number,
): Promise<FavouritePage> =>
  dataOf(partim.GET('/v1/favourites', { params: { query: { ...filter, cursor, limit } } }))

const ofWorker = (workerId: string) => ({ params: { path: { workerId } } })

/** Marks a worker; repeating it changes nothing. */
export const addFavourite = (workerId: string) =>
  dataOf(partim.PUT('/v1/favourites/{workerId}', ofWorker(workerId)))

/** Removes the mark from a worker, and removes the worker from every group. */
export const removeFavourite = (workerId: string) =>
  dataOf(partim.DELETE('/v1/favourites/{workerId}', ofWorker(workerId)))

const ofMember = (groupId: string, workerId: string) => ({ params: { path: { groupId, workerId } } })

export const addToGroup = (groupId: string, workerId: string) =>
  dataOf(partim.PUT('/v1/favourite-groups/{groupId}/members/{workerId}', ofMember(groupId, workerId)))

export const removeFromGroup = (groupId: string, workerId: string) =>
  dataOf(partim.DELETE('/v1/favourite-groups/{groupId}/members/{workerId}', ofMember(groupId, workerId)))

type Name = { readonly name: string }

/** Creates a group; repeating the same key and name does not create another. */
export const createGroup = (body: Name, headers: { 'Idempotency-Key': string }) =>
  partim.POST('/v1/favourite-groups', { body, headers })

/** Renames a group at the version that was read. */
export const renameGroup = ({ id }: Target, body: Name, headers: { 'If-Match': string }) =>
  partim.PUT('/v1/favourite-groups/{groupId}', { params: { path: { groupId: id } }, body, headers })

/** Removes a group; its workers stay favourites. */
export const removeGroup = (groupId: string) =>
  dataOf(partim.DELETE('/v1/favourite-groups/{groupId}', { params: { path: { groupId } } }))
