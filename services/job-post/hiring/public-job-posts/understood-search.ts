import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'
import { searchQuery } from '../../platform/search'

/** Days as people type them, and how many days after today they are; longer ones first, for they contain shorter ones. */
const relativeDays: readonly (readonly [word: RegExp, daysAhead: number])[] = [
  [/(งาน)?(วัน)?มะรืนนี้|(งาน)?(วัน)?มะรืน/, 2],
  [/(งาน)?(วัน)?พรุ่งนี้|(งาน)?(วัน)?พรุ้งนี้|\btomorrow\b/i, 1],
  [/(งาน)?วันนี้|\btoday\b/i, 0],
]

type Typed = { readonly q?: string | undefined; readonly from?: string; readonly to?: string }

/** A search whose words name a day from today on: that day as YYYY-MM-DD, and the words without it. */
export function withDaySaid<Search extends Typed>(search: Search, now = new Date()): Search {
  const { q, from, to } = search
  if (!q || from || to) return search
  for (const [word, ahead] of relativeDays) {
    if (!word.test(q)) continue
    const day = addDays(bangkokToday(now), ahead)
    return { ...search, q: q.replace(word, ' ').trim() || undefined, from: day, to: day }
  }
  return search
}

/** "งานวันเสาร์" is work on Saturday: whoever looks for jobs need not say so. */
const withoutWork = (typed: string) =>
  typed
    .split(/\s+/)
    .map((word) => word.replace(/^งาน(?=.)/, ''))
    .filter((word) => word !== 'งาน')
    .join(' ')

/** The tsquery for words as they are spelt, with or without งาน before them; null when there is nothing to look for. */
export function wordsQuery(typed: string): string | null {
  const ways = [typed, withoutWork(typed)].map((way) => searchQuery(way)).filter((way) => way !== null)
  return ways.length === 0 ? null : [...new Set(ways)].join(' | ')
}
