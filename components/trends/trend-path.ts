import { type Period, periods } from '@/lib/trends/trend'

/** Every branch, for who has chosen one in the branch switcher. */
export const allBranches = 'all'

/** What the trends show, as the dashboard's address says it: without a branch, the one of the branch switcher. */
export type TrendView = {
  readonly days: Period
  /** A branch's id, or `allBranches`. */
  readonly branch?: string
}

/** Where on the dashboard the trends begin: who changes the view stays there. */
export const trendsId = 'trends'

const usualPeriod = 30 satisfies Period

/** The view an address asks for; what makes no sense is left out. */
export function trendViewOf(query: Readonly<Record<string, string | string[] | undefined>>): TrendView {
  const { days, branch } = query
  return {
    days: periods.find((period) => String(period) === days) ?? usualPeriod,
    branch: typeof branch === 'string' && branch !== '' ? branch.slice(0, 100) : undefined,
  }
}

/** The dashboard's address with a view. */
export function trendPath({ days, branch }: TrendView): string {
  const query = new URLSearchParams()
  if (days !== usualPeriod) query.set('days', String(days))
  if (branch) query.set('branch', branch)
  return query.size > 0 ? `/dashboard?${query}` : '/dashboard'
}
