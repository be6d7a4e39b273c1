import { type CompanyStanding, mayAct } from '@/validators/company-standing'

/** Whom a post can be shown to besides everybody: the company's favourite workers, in all and by group. */
export type FavouriteReach = {
  readonly favourites: number
  readonly items: readonly { readonly id: string; readonly name: string; readonly members: number }[]
}

/** The same, or that the company may not yet; null where it could not be had. */
export type PostReach = FavouriteReach | 'until_represented' | null

/** Whom a company of a standing can show a post to, of the favourites it has. */
export const postReach = (standing: CompanyStanding, favourites: FavouriteReach | null): PostReach =>
  mayAct(standing, 'invite_many') ? favourites : 'until_represented'
