import { commonPeriod } from '@/validators/buddhist-year'
import { latinDigits } from '@/validators/digits'
import { oneForm } from '@/validators/one-form'
import { bangkokToday } from '@/validators/rules'
import { searchQuery } from '../../platform/search'
import { plainWords, thaiPlaces } from './plain-words'
import { type DaySpan, readSaidDays, type SaidDays } from './said-days'
import { readSaidPay, type SaidPay } from './said-pay'

type Typed = { readonly q?: string | undefined; readonly from?: string; readonly to?: string }

/** What the words of a search say beside what they name; null for what they do not. */
export type Understood = { readonly days: SaidDays | null; readonly pay: SaidPay | null }

const oneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What is left to look for; "หางาน", "งานใกล้บ้าน" and "งาน" beside what was understood ask for nothing more. */
const words = (rest: string) => {
  const left = oneLine(rest)
  return plainWords(left) === '' ? undefined : left
}

/**
 * A search whose words name a day from today on, or a least pay: as filters, and the words without them; a title may hold all of
 * the words beside the day ("พนักงานเสิร์ฟ สุดสัปดาห์"), or be them. Days that were chosen beside the words stay, with years of either era.
 */
export function understoodSearch<Search extends Typed>(
  search: Search,
  now = new Date(),
): {
  readonly filter: Search & {
    readonly also?: DaySpan | null
    readonly leastPay?: SaidPay
    readonly orTitle?: string
    readonly isWholeTitle?: boolean
  }
  readonly understood: Understood
  /** The words as they were typed, without the pay; null where they say none. */
  readonly besidePay: string | null
} {
  const chosen = commonPeriod(search)
  const { q, from, to } = chosen
  const text = q ? latinDigits(oneForm(q)) : ''
  const ofDays = from || to ? null : readSaidDays(text, bangkokToday(now))
  const ofPay = readSaidPay(ofDays?.rest ?? text)
  const understood = { days: ofDays?.days ?? null, pay: ofPay?.pay ?? null }
  const besidePay = ofPay && oneLine((readSaidPay(text) ?? ofPay).rest)
  const rest = ofPay?.rest ?? ofDays?.rest
  const asksForAll = text.trim() !== '' && words(text) === undefined
  if (rest === undefined && !asksForAll) return { filter: chosen, understood, besidePay }
  const left = words(rest ?? '')
  return {
    filter: {
      ...chosen,
      ...ofDays?.days,
      ...(ofPay && { leastPay: ofPay.pay }),
      q: left,
      // The day alone in a title is that of when it was written, unless it is all of the title.
      ...(rest !== undefined && { orTitle: text, ...(!left && { isWholeTitle: true }) }),
    },
    understood,
    besidePay,
  }
}

/** "งานวันเสาร์" is work on Saturday: whoever looks for jobs need not say so. */
const withoutWork = (typed: string) =>
  typed
    .split(/\s+/)
    .map((word) => word.replace(/^งาน(?=.)/, ''))
    .filter((word) => word !== 'งาน')
    .join(' ')

/**
 * The tsquery for words as they are spelt: also without what only frames them ("พนักงานล้างจาน แถวสยาม"), and with places in
 * Latin letters as Thai writes them; null when there is nothing to look for.
 */
export function wordsQuery(typed: string): string | null {
  const plain = plainWords(typed)
  const ways = [typed, withoutWork(typed), plain, thaiPlaces(plain)]
    .map((way) => searchQuery(way))
    .filter((way) => way !== null)
  return ways.length === 0 ? null : [...new Set(ways)].join(' | ')
}
