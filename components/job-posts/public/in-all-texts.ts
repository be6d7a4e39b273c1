import type { useTranslations } from 'next-intl'
import { formatDay, shortDay } from '@/lib/dates/format-thai'
import type { PublicJobPostSummary } from '@/lib/job-posts/public-job-post'
import { formatBaht } from '@/lib/money/format-baht'
import { daysToCome } from '@/validators/shift-places'

type Terms = Pick<PublicJobPostSummary, 'shiftChoice' | 'payUnit' | 'totalPay' | 'shifts'>

/** The shifts that have a place, which one that has begun has not; all of them where none has. */
export function freeShifts({ shifts }: Pick<Terms, 'shifts'>): Terms['shifts'] {
  const free = shifts.filter(({ placesLeft }) => placesLeft !== 0)
  return free.length > 0 ? free : shifts
}

/**
 * What one person earns with a post, in words: with all of its shifts, or, where people choose theirs, with any one that has
 * a place while one has; null where it is not known.
 */
export function payInAll(t: ReturnType<typeof useTranslations<'jobs.inAll'>>, post: Terms): string | null {
  const { totalPay } = post
  if (typeof totalPay === 'number') return t('total', { amount: formatBaht(totalPay) })
  const pays = freeShifts(post).flatMap(({ pay }) => pay ?? [])
  if (pays.length === 0) return null
  const [least, most] = [Math.min(...pays), Math.max(...pays)]
  return least === most
    ? t('each', { amount: formatBaht(most) })
    : t('eachOf', { least: formatBaht(least), most: formatBaht(most) })
}

/** The same for a card, which says the pay of a day already: null where each shift that is chosen earns just that. */
export function payOnCard(
  t: ReturnType<typeof useTranslations<'jobs.inAll'>>,
  post: Terms & Pick<PublicJobPostSummary, 'payAmount'>,
): string | null {
  const { payUnit, payAmount, totalPay } = post
  const isADayEach =
    payUnit === 'day' &&
    typeof totalPay !== 'number' &&
    freeShifts(post).every(({ pay }) => pay === payAmount)
  return isADayEach ? null : payInAll(t, post)
}

/** That somebody has to come on all days of a post; null where there is one, or where people choose. */
export function everyDay(
  t: ReturnType<typeof useTranslations<'jobs.inAll'>>,
  post: Parameters<typeof daysToCome>[0],
): string | null {
  const days = daysToCome(post)
  return days === null ? null : t('everyDay', { days })
}

/** The first and the last day of a post, which may be the same; null without shifts. */
export function spanOf({ shifts }: Pick<Terms, 'shifts'>): readonly [first: string, last: string] | null {
  const days = shifts.map(({ date }) => date).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first !== undefined && last !== undefined ? [first, last] : null
}

/** The same in words: "ศ. 27 พ.ย. – อา. 29 พ.ย. 2569"; '' without shifts. */
export function spanText(post: Pick<Terms, 'shifts'>): string {
  const [first, last] = spanOf(post) ?? []
  if (first === undefined || last === undefined) return ''
  if (first === last) return formatDay(first)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return `${(isOneYear ? shortDay : formatDay)(first)} – ${formatDay(last)}`
}
