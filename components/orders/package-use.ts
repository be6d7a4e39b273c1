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

/** The posts of an average month, from the credits spent in a quarter; null where nothing was spent. */
export function postsOfMonth(creditsOfQuarter: number): number | null {
  return creditsOfQuarter > 0 ? Math.min(mostPosts, Math.max(1, Math.round(creditsOfQuarter / 3))) : null
}

/** More posts a month are a matter for a talk. */
export const mostPosts = 60
