import { type Period, periods } from '@/lib/trends/trend'

/** Every branch, for a viewer who has selected one in the branch switcher. */
export const allBranches = 'all'

/** What the trends show according to the dashboard's address: without a branch, the branch switcher's. */
export type TrendView = {
  readonly days: Period
  /** A branch's id, or `allBranches`. */
  readonly branch?: string
}

/** Anchor of the trends on the dashboard, so that changing the view keeps the position. */
export const trendsId = 'trends'

const usualPeriod = 30 satisfies Period

/** The view in an address; invalid parts are ignored. */
export function trendViewOf(query: Readonly<Record<string, string | string[] | undefined>>): TrendView {
  const { days, branch } = query
  return {
    days: periods.find((period) => String(period) === days) ?? usualPeriod,
    branch: typeof branch === 'string' && branch !== '' ? branch.slice(0, 100) : undefined,
  }
}

/** The address of the dashboard in a view. */
export function trendPath({ days, branch }: TrendView): string {
  const query = new URLSearchParams()
  if (days !== usualPeriod) query.set('days', String(days))
  if (branch) query.set('branch', branch)
  return query.size > 0 ? `/dashboard?${query}` : '/dashboard'
}
