import { useTranslations } from 'next-intl'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { applyUntil } from '@/lib/job-posts/apply-until'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { formatBaht } from '@/lib/money/format-baht'
import { areShiftsChosen, personDays } from '@/validators/shift-places'
import { leastOvertimePay } from '@/validators/wage-cost'
import { type PostFact, useTermFacts } from '../term-facts'
import { useWanted } from '../use-wanted'

/** A post's facts beside its description, each as one sentence; for the page and for search engines. */
export function useJobFacts(post: PublicJobPost): readonly PostFact[] {
  const t = useTranslations('jobs')
  const inWords = useTranslations('jobPosts')
  const terms = useTermFacts({ ...post, knockOutQuestions: post.questions })
  const wanted = useWanted(post)
  const days = personDays(post)
  const hasOvertime = days.some(({ overtimeMinutes }) => overtimeMinutes > 0)
  const rate = post.overtimePay ?? leastOvertimePay(post, days)
  const premiums = [
    hasOvertime && rate && inWords('overtimeRate', { amount: formatBaht(rate) }),
    post.paysHolidayRates && inWords('holidayRate'),
  ].filter((text) => typeof text === 'string')
  const until = applyUntil(post)
  const day = formatDay(until.at)
  const untilThen: PostFact = {
    icon: 'clock',
    text:
      until.by === 'start' ? t('applyByStart', { day, time: formatClock(until.at) }) : t('applyBy', { day }),
  }
  return [
    { icon: 'coin', text: [inWords(`paydays.${post.payday}`), ...premiums].join(' · ') },
    { icon: 'people', text: wanted },
    { icon: 'person', text: inWords('ages', { minAge: post.minAge ?? 18, maxAge: post.maxAge ?? 0 }) },
    { icon: 'briefcase', text: inWords(`types.${post.type}`) },
    {
      icon: 'calendar',
      text: areShiftsChosen(post)
        ? t('workShifts', { shifts: post.shifts.length })
        : t('workDays', { days: days.length }),
    },
    ...terms,
    ...(post.applyBy === null ? [untilThen] : []),
  ]
}
