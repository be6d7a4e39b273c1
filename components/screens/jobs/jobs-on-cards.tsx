import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { everyDay, freeShifts, payOnCard, spanOf } from '@/components/job-posts/public/in-all-texts'
import type { JobOnCard } from '@/components/job-posts/public/job-cards'
import { wantedText } from '@/components/job-posts/use-wanted'
import { hasWholeWords, WholeWords } from '@/components/ui/whole-words'
import { wordingOf } from '@/lib/addresses/place'
import { daysUntil, formatDay, shortDay } from '@/lib/dates/format-thai'
import { applyUntil } from '@/lib/job-posts/apply-until'
import type { ListedJobPost, PublicJobPostSummary } from '@/lib/job-posts/public-job-post'
import { formatBaht } from '@/lib/money/format-baht'

type Listed = PublicJobPostSummary & Partial<Pick<ListedJobPost, 'distanceKm'>>

const noStreet = { line: '', subdistrict: '', postcode: '' }

/** The words of the cards of posts; `badgeOf` says what is special about a post for the reader. */
export async function jobsOnCards(
  posts: readonly Listed[],
  badgeOf?: (post: Listed) => ReactNode,
): Promise<readonly JobOnCard[]> {
  const [t, inAll, inWords, dates, addresses, standing] = await Promise.all([
    getTranslations('jobs'),
    getTranslations('jobs.inAll'),
    getTranslations('jobPosts'),
    getTranslations('dates'),
    getTranslations('addresses'),
    getTranslations('standing.mark'),
  ])
  return posts.map((post) => {
    const { place, company, payAmount, payUnit, distanceKm = null } = post
    // Who reads a card looks for what they can still apply for.
    const shifts = freeShifts(post)
    const [first] = shifts
    const [, last] = spanOf({ shifts }) ?? []
    const total = payOnCard(inAll, post)
    const badge = badgeOf?.(post)
    return {
      id: post.id,
      type: post.workType,
      title: post.title,
      ...(hasWholeWords(post.title) && { heading: <WholeWords>{post.title}</WholeWords> }),
      company: company.name,
      standing: company.standing,
      mark: standing(`${company.standing}.short`),
      area: addresses(`${wordingOf(place.province)}.short`, {
        ...noStreet,
        district: place.district,
        province: place.province,
      }),
      ...(distanceKm !== null && { distance: t('distance', { km: Math.round(distanceKm) }) }),
      ...(first && {
        day: formatDay(first.date),
        hours: dates('range', { start: first.startTime, end: first.endTime }),
        ...(first.endTime <= first.startTime && { nextDay: dates('untilNextDay') }),
        ...(shifts.length > 1 && {
          moreShifts: [
            everyDay(inAll, post) ?? t('moreShifts', { shifts: shifts.length - 1 }),
            last && last !== first.date && t('lastDay', { day: shortDay(last) }),
          ]
            .filter(Boolean)
            .join(' '),
        }),
      }),
      wanted: wantedText(inWords, post),
      pay: inWords(`payRate.${payUnit}`, { amount: formatBaht(payAmount) }),
      ...(total !== null && { total }),
      daysLeft: t('daysLeft', { days: Math.max(0, daysUntil(applyUntil(post).at)) }),
      ...(badge && { badge }),
    }
  })
}
