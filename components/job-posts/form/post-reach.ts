import { type CompanyStanding, mayAct } from '@/validators/company-standing'

/** The restricted audiences of a post: the company's favourite workers, all of them and by group. */
export type FavouriteReach = {
  readonly favourites: number
  readonly items: readonly { readonly id: string; readonly name: string; readonly members: number }[]
}

/** The same, or that the company may not use it yet; null when it could not be loaded. */
export type PostReach = FavouriteReach | 'until_represented' | null

/** The favourites that a company of this standing can limit a post to. */
export const postReach = (standing: CompanyStanding, favourites: FavouriteReach | null): PostReach =>
  mayAct(standing, 'invite_many') ? favourites : 'until_represented'
