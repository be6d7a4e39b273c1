import { mostPosts } from '@/components/orders/package-use'
import type { OfferedPackage } from '@/lib/orders/order'

/** What one post costs, in satang before VAT, of those that a pack pays for before it ends at so many posts a month. */
const satangPerPost = (
  { kind, size, validDays, priceSatang }: OfferedPackage,
  postsAMonth: number,
): number => {
  const posts = (postsAMonth * validDays) / 30
  return priceSatang / (kind === 'buffet' ? posts : Math.min(size, posts))
}

/**
 * From how many posts a month on a post costs less with the buffet than with every pack of credits, of which only those
 * count that are used in time; null where it never does, or is not sold.
 */
export function buffetPaysFrom(packages: readonly OfferedPackage[]): number | null {
  const cheapest = (kind: 'buffet' | 'job_post', posts: number) =>
    Math.min(...packages.filter((offer) => offer.kind === kind).map((offer) => satangPerPost(offer, posts)))
  for (let posts = 1; posts <= mostPosts; posts++) {
    if (cheapest('buffet', posts) < cheapest('job_post', posts)) return posts
  }
  return null
}
