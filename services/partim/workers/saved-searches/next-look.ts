import type { SavedSearchNotice } from '@/validators/saved-search-terms'

/** Minutes between two looks of a search that tells at once. */
export const instantMinutes = 5
/** The hour in Thailand, which is UTC+7, at which daily news comes. */
const morning = { hour: 8, offsetHours: 7 }
const dayMs = 86_400_000

/** When a search looks again after `now`. */
export function nextLook(notice: SavedSearchNotice, now: Date): Date {
  if (notice === 'instant') return new Date(now.getTime() + instantMinutes * 60_000)
  const next = new Date(now)
  next.setUTCHours(morning.hour - morning.offsetHours, 0, 0, 0)
  return next > now ? next : new Date(next.getTime() + dayMs)
}
