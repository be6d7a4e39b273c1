import type { PurchaseOptions } from '@/lib/orders/order'

type Bought = { readonly size: number; readonly validDays: number }

/** How long credits last somebody who posts so often, and how many of them expire first. */
export type PackageUse = { readonly days: number; readonly unused: number }

const monthDays = 30

/** Credits that a company has already, and in how many days they expire; null where that is not known. */
export type InHand = { readonly credits: number; readonly days: number | null }

/** How often somebody posts, with what they have: `buffetDays` are those in which posts cost no credit. */
export type Pace = {
  readonly postsAMonth: number
  readonly inHand: readonly InHand[]
  readonly buffetDays: number
}

type Lot = { readonly credits: number; readonly days: number }

/** How many credits expire unused when those that expire first are spent first, and none before the buffet ends. */
function expiringOf(lots: readonly Lot[], { postsAMonth, buffetDays }: Pace): number {
  let used = 0
  let expired = 0
  for (const { credits, days } of lots.toSorted((one, other) => one.days - other.days)) {
    const posts = Math.floor((postsAMonth * Math.max(0, days - buffetDays)) / monthDays)
    const spent = Math.min(credits, Math.max(0, posts - used))
    used += spent
    expired += credits - spent
  }
  return expired
}

/**
 * What becomes of a package beside what there is already: the days until all of it is used up, and how many credits expire
 * unused because of it. Credits of which the end is not known are spent before it.
 */
export function packageUse({ size, validDays }: Bought, pace: Pace): PackageUse {
  const before = pace.inHand.map(({ credits, days }) => ({ credits, days: days ?? validDays }))
  const lost = expiringOf(before, pace)
  const unused = expiringOf([...before, { credits: size, days: validDays }], pace) - lost
  const all = before.reduce((sum, { credits }) => sum + credits, size) - lost
  return { days: pace.buffetDays + Math.ceil((all / pace.postsAMonth) * monthDays), unused }
}

/** The posts of an average month, and of how many days, until today, it is the average. */
export type Average = { readonly posts: number; readonly days: number }

/**
 * The posts of an average month since the first that a company published of late, whatever paid for them; null where that is
 * less than a month ago, which says nothing of a month yet.
 */
export function averageOf(recent: PurchaseOptions['recentPosts']): Average | null {
  if (!recent || recent.days < monthDays) return null
  const posts = Math.round((recent.count / recent.days) * monthDays)
  return { posts: Math.min(mostPosts, Math.max(1, posts)), days: recent.days }
}

/** More posts a month are a matter for a talk. */
export const mostPosts = 60
