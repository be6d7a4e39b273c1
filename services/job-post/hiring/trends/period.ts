import { bangkokToday } from '@/validators/rules'

/** How many days trends cover, including today. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]

/** First and last day of a part of a period (YYYY-MM-DD), both included. */
export type Span = { readonly from: string; readonly to: string }

/** A period cut into parts of equal length, counted back from today: the last is whole, the first may be shorter. */
export type Timeline = {
  readonly today: string
  /** Days per part. */
  readonly length: number
  /** Oldest first. */
  readonly spans: readonly Span[]
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

/** Divided into days; a period longer than a month is divided into weeks. */
export function timelineOf(period: Period, today = bangkokToday()): Timeline {
  const length = period > 31 ? 7 : 1
  const spans = Array.from({ length: Math.ceil(period / length) }, (_, ago) => {
    const from = daysBefore(today, Math.min(period, (ago + 1) * length) - 1)
    return { from, to: daysBefore(today, ago * length) }
  })
  return { today, length, spans: spans.reverse() }
}

/** The first day of a timeline. */
export const firstDayOf = ({ spans, today }: Timeline): string => spans[0]?.from ?? today

/** Every part of a timeline with the row found for it; `none` for parts without one. */
export function alongside<Found extends { readonly ago: number }, None>(
  { spans }: Timeline,
  found: readonly Found[],
  none: None,
): readonly (Span & { readonly found: Found | None })[] {
  const byAgo = new Map(found.map((row) => [row.ago, row]))
  return spans.map((span, index) => ({ ...span, found: byAgo.get(spans.length - 1 - index) ?? none }))
}
