type Bought = { readonly size: number; readonly validDays: number }

/** How long credits last somebody who posts so often, and how many of them expire first. */
export type PackageUse = { readonly days: number; readonly unused: number }

const monthDays = 30

/** What becomes of a package with so many posts a month: the days until it is used up, and what expires before. */
export function useOfPackage({ size, validDays }: Bought, postsAMonth: number): PackageUse {
  const days = Math.ceil((size / postsAMonth) * monthDays)
  const used = Math.floor((postsAMonth * validDays) / monthDays)
  return { days, unused: Math.max(0, size - used) }
}

/** The posts of an average month, and of how many days, until today, it is the average. */
export type Average = { readonly posts: number; readonly days: number }

/** The credits that were spent on posts in a part of a period, whose days (YYYY-MM-DD) are both in it. */
type Spent = { readonly from: string; readonly to: string; readonly credits: number }

const dayMs = 86_400_000

/**
 * The posts of an average month since the first credit of a period was spent, by the days or weeks of that period; null where
 * that is less than a month ago, which says nothing of a month yet.
 */
export function averageOf(spans: readonly Spent[]): Average | null {
  const used = spans.slice(spans.findIndex(({ credits }) => credits > 0))
  const [first, last] = [used.at(0), used.at(-1)]
  const spent = used.reduce((sum, { credits }) => sum + credits, 0)
  if (!first || !last || spent === 0) return null
  const days = (Date.parse(last.to) - Date.parse(first.from)) / dayMs + 1
  if (days < monthDays) return null
  return { posts: Math.min(mostPosts, Math.max(1, Math.round((spent / days) * monthDays))), days }
}

/** More posts a month are a matter for a talk. */
export const mostPosts = 60
