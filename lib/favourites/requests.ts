import 'client-only'
import { dataOf, partim } from '@/lib/api/browser'
import type { Target } from '@/lib/api/store-resource'
import type { FavouriteFilter, FavouritePage } from './favourite'

/** A page of favourites; rejects with ProblemError, as all here do that answer no response. */
export const askFavourites = (filter: FavouriteFilter, cursor?: string): Promise<FavouritePage> =>
  dataOf(partim.GET('/v1/favourites', { params: { query: { ...filter, cursor } } }))

const ofWorker = (workerId: string) => ({ params: { path: { workerId } } })

/** Marks a worker, once however often it is asked. */
export const addFavourite = (workerId: string) =>
  dataOf(partim.PUT('/v1/favourites/{workerId}', ofWorker(workerId)))

/** Takes the mark from a worker, and every group with it. */
export const removeFavourite = (workerId: string) =>
  dataOf(partim.DELETE('/v1/favourites/{workerId}', ofWorker(workerId)))

const ofMember = (groupId: string, workerId: string) => ({ params: { path: { groupId, workerId } } })

export const addToGroup = (groupId: string, workerId: string) =>
  dataOf(partim.PUT('/v1/favourite-groups/{groupId}/members/{workerId}', ofMember(groupId, workerId)))

export const removeFromGroup = (groupId: string, workerId: string) =>
  dataOf(partim.DELETE('/v1/favourite-groups/{groupId}/members/{workerId}', ofMember(groupId, workerId)))

type Name = { readonly name: string }

/** Makes a group; the same key and name again are the same group. */
export const createGroup = (body: Name, headers: { 'Idempotency-Key': string }) =>
  partim.POST('/v1/favourite-groups', { body, headers })

/** Renames a group that is still at the version it was read at. */
export const renameGroup = ({ id }: Target, body: Name, headers: { 'If-Match': string }) =>
  partim.PUT('/v1/favourite-groups/{groupId}', { params: { path: { groupId: id } }, body, headers })

/** Removes a group; who was in it stays a favourite. */
export const removeGroup = (groupId: string) =>
  dataOf(partim.DELETE('/v1/favourite-groups/{groupId}', { params: { path: { groupId } } }))
