import type { operations } from '@/lib/api/generated/partim'
import type { AnswerOf } from '@/lib/api/operation-answer'

/** Workers a company marked, masked; the most recently marked first. */
export type FavouritePage = AnswerOf<operations['listFavourites']>
export type Favourite = FavouritePage['items'][number]

/** A company's groups, oldest first, and the number of all its favourites. */
export type FavouriteGroups = AnswerOf<operations['listFavouriteGroups']>
export type FavouriteGroup = FavouriteGroups['items'][number]

/** Which favourites a list shows: all, or those of one group. */
export type FavouriteFilter = { readonly groupId?: string }
