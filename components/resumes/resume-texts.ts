import { useTranslations } from 'next-intl'
import { formatMonth } from '@/lib/dates/calendar-month'
import { formatDay } from '@/lib/dates/format-thai'
import { formatBaht } from '@/lib/money/format-baht'
import type { Resume } from '@/lib/resumes/resume'
import { freePartsOn } from '@/validators/free-parts'
import { weekdays } from './weekdays'

type Pays = {
  readonly minDailyPay?: number | null
  readonly minHourlyPay?: number | null
  readonly minNightlyPay?: number | null
}

/** The answers of a resume in words, the same wherever they are read. */
export function useResumeTexts() {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const skillName = useTranslations('skills')
  const avoidName = useTranslations('avoids')
  return {
    workTypes: (types: Resume['workTypes']) => types.map((type) => workTypeName(type)).join(', '),
    lengths: (lengths: Resume['lengthsOfExperience']) =>
      lengths
        .filter(({ length }) => length !== 'never')
        .map(({ workType, length }) => `${workTypeName(workType)} ${t(`lengths.${length}`)}`)
        .join(', '),
    skills: (skills: Resume['skills']) => skills.map((skill) => skillName(skill)).join(', '),
    avoids: (avoided: Resume['avoids']) => avoided.map((avoid) => avoidName(avoid)).join(', '),
    languages: (spoken: Resume['languages']) =>
      spoken
        .map(({ code, level }) => `${t(`languages.${code}`)} (${t(`languageLevels.${level}`)})`)
        .join(', '),
    /** A line for each day with free parts, from Monday. */
    week: (freeParts: number) =>
      weekdays.flatMap(({ key, value }) => {
        const parts = freePartsOn(freeParts, value).map((part) => t(`parts.${part.key}`))
        const day = t(`weekdays.${key}`)
        return parts.length === 0 ? [] : [t('sheet.freeDay', { day, parts: parts.join(' ') })]
      }),
    dates: (days: Resume['dates']) =>
      ([true, false] as const).flatMap((isFree) => {
        const named = days.filter((day) => day.isFree === isFree).map(({ date }) => formatDay(date))
        if (named.length === 0) return []
        return [t(isFree ? 'dates.freeList' : 'dates.busyList', { days: named.join(', ') })]
      }),
    pay: ({ minDailyPay, minHourlyPay, minNightlyPay }: Pays) =>
      (
        [
          [minDailyPay, t('pay.day')],
          [minHourlyPay, t('pay.hour')],
          [minNightlyPay, t('pay.night')],
        ] as const
      ).flatMap(([satang, unit]) =>
        satang ? [`${t('sheet.payFrom', { amount: formatBaht(satang) })} ${unit}`] : [],
      ),
    job: ({ workType, title, startedOn, endedOn }: Resume['workExperiences'][number]) => {
      const until = endedOn ? formatMonth(endedOn) : t('experience.still')
      const span = t('experience.span', { from: formatMonth(startedOn), until })
      return [title || (workType && workTypeName(workType)), span].filter(Boolean).join(' · ')
    },
    onOff: (isOn: boolean | undefined) => t(isOn ? 'on' : 'off'),
  }
}
