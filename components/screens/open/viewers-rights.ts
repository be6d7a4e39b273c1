import 'server-only'
import { getMe } from '@/lib/accounts/data'

/** What the open pages offer somebody signed in. */
type ViewersRights = {
  /** To write a post: no worker does, and no member whose role writes none. */
  readonly mayPost: boolean
  /** To buy packages for the company. */
  readonly canBuy: boolean
}

/** What whoever is signed in may do; who cannot be read now is led to where the answer is given. */
export async function getViewersRights(): Promise<ViewersRights> {
  const me = await getMe()
  if (!me) return { mayPost: true, canBuy: false }
  if (!('member' in me)) return { mayPost: false, canBuy: false }
  const can = me.member?.can
  return { mayPost: !can || can.includes('job_posts.edit'), canBuy: can?.includes('billing.pay') ?? false }
}
