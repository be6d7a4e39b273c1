import { type Period, periods } from '@/lib/trends/trend'

/** What the trends show according to the dashboard's address; their branch is the branch switcher's. */
export type TrendView = {
  readonly days: Period
  /** Whether the address asks for a period, and so for the trends themselves. */
  readonly isAsked: boolean
}

/** Anchor of the trends on the dashboard, so that changing the view keeps the position. */
export const trendsId = 'trends'

const usualPeriod = 30 satisfies Period

/** The view in an address; invalid parts are ignored. */
export function trendViewOf({ days }: Readonly<Record<string, string | string[] | undefined>>): TrendView {
  const asked = periods.find((period) => String(period) === days)
  return { days: asked ?? usualPeriod, isAsked: asked !== undefined }
}

/** The address of the dashboard with the trends of a period. */
export const trendPath = (days: Period): string => `/dashboard?${new URLSearchParams({ days: String(days) })}`
