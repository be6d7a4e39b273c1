import { bangkokToday } from '@/validators/rules'
import { personDays } from '@/validators/shift-places'
import { type WageTerms, wageCost } from '@/validators/wage-cost'
import { timedShifts } from '@/validators/working-time'
import type { MatchQuery } from './match'

/** What a job post says about the people it looks for. */
type MatchedPost = WageTerms & {
  readonly workType: MatchQuery['workType'] | null
  readonly minAge: number | null
  readonly maxAge: number | null
  /** Months of experience in such work; null needs none. */
  readonly experienceMonths: number | null
  readonly languages: readonly { readonly code: string; readonly level: string }[]
}

/** Decimal degrees. */
type Position = { readonly lat: number; readonly lng: number }

/** How far people come for a day's work. */
export const matchRadiusKm = 25

/** What one person earns per day of the post, in satang; without overtime and holiday pay, which nobody filters by. */
export function dailyPayOf(post: WageTerms): number | null {
  const days = personDays(post).length
  const cost = wageCost({
    ...post,
    headcount: 1,
    shifts: post.shifts.map((shift) => ({ ...shift, headcount: 1 })),
  })
  return cost && days > 0 ? Math.floor(cost.base / days) : null
}

/** A post with these of its shifts alone; with all of them where none is named. */
export const inShifts = <Post extends { readonly shifts: readonly { readonly id: string }[] }>(
  post: Post,
  ids: readonly string[],
): Post => (ids.length > 0 ? { ...post, shifts: post.shifts.filter(({ id }) => ids.includes(id)) } : post)

/** The query that finds people for a post at a place; null for a post without a type of work. */
export function matchQuery(
  post: MatchedPost,
  { lat, lng }: Position,
  today = bangkokToday(),
): MatchQuery | null {
  const { workType, minAge, maxAge, experienceMonths } = post
  if (!workType) return null
  const shifts = timedShifts(post.shifts)
    .filter(({ date }) => date >= today)
    .map(({ position, date }) => {
      const { startTime, endTime } = post.shifts[position] ?? {}
      return `${date}T${startTime}/${endTime}`
    })
  return {
    workType,
    lat,
    lng,
    radiusKm: matchRadiusKm,
    shifts: shifts.length > 0 ? shifts.join(',') : undefined,
    dailyPay: dailyPayOf(post) ?? undefined,
    minAge: minAge ?? undefined,
    maxAge: maxAge ?? undefined,
    experienceMonths: experienceMonths ?? undefined,
    languages: post.languages.map(({ code, level }) => `${code}:${level}`).join(',') || undefined,
  }
}
