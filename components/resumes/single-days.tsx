'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { DateGrid } from '@/components/ui/date-grid'
import { Icon } from '@/components/ui/icon'
import { addMonths } from '@/lib/dates/calendar-month'
import { formatLongDay } from '@/lib/dates/format-long'
import { formatDay } from '@/lib/dates/format-thai'
import { resumeLimits } from '@/validators/resume-limits'

type SingleDay = { readonly date: string; readonly isFree: boolean }

const monthsAhead = 3

/** What pressing a day makes of it: as the week says, then free, then not, then as the week says again. */
function after(days: readonly SingleDay[], date: string): SingleDay[] {
  const others = days.filter((day) => day.date !== date)
  const day = days.find((other) => other.date === date)
  if (day?.isFree === false) return others
  const changed = { date, isFree: day === undefined }
  return [...others, changed].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** Single days that differ from the week: free all day, or not at all; on a calendar of the coming months. */
export function SingleDays({ today }: { today: string }) {
  const t = useTranslations('resumes.dates')
  const { field } = useController({ name: 'dates' })
  const days = (Array.isArray(field.value) ? field.value : []) as SingleDay[]
  const [day, setDay] = useState(today)
  const [status, setStatus] = useState('')
  const lastDay = addMonths(today, monthsAhead)
  const stateOf = (date: string) => {
    const single = days.find((other) => other.date === date)
    return single ? (single.isFree ? 'free' : 'busy') : undefined
  }

  const press = (date: string) => {
    const name = formatLongDay(date)
    if (date < today) return setStatus(`${name} ${t('past')}`)
    if (date > lastDay) return setStatus(`${name} ${t('far')}`)
    const next = after(days, date)
    if (next.length > resumeLimits.dates) return setStatus(t('full', { max: resumeLimits.dates }))
    field.onChange(next)
    const single = next.find((other) => other.date === date)
    const state = single ? (single.isFree ? 'free' : 'busy') : 'week'
    setStatus(t('told', { day: name, state }))
  }

  const listed = (isFree: boolean) => days.filter((single) => single.isFree === isFree)
  return (
    <section aria-label={t('title')} className="grid gap-2">
      <h2 className="font-medium">{t('title')}</h2>
      <p className="text-sm text-ink-3">{t('about')}</p>
      <div className="w-full max-w-md min-w-0 rounded-card border border-line bg-card px-2 py-4 sm:px-4">
        <DateGrid
          day={day}
          onMove={setDay}
          today={today}
          range={{ first: today, last: lastDay }}
          picked={new Set(listed(true).map(({ date }) => date))}
          noteOf={(date) => {
            const state = stateOf(date)
            return state && t(state)
          }}
          refusalOf={(date) => {
            if (date < today) return t('past')
            return date > lastDay ? t('far') : stateOf(date) === 'busy' ? t('busy') : undefined
          }}
          onPress={press}
        />
      </div>
      {([true, false] as const).map((isFree) => {
        const dates = listed(isFree)
        return dates.length === 0 ? null : (
          <p key={String(isFree)} className="flex items-start gap-2 text-sm">
            <Icon name={isFree ? 'check-circle' : 'close'} className="mt-0.5 size-5 shrink-0 text-ink-2" />
            <span className="min-w-0">
              {t(isFree ? 'freeList' : 'busyList', {
                days: dates.map(({ date }) => formatDay(date)).join(', '),
              })}
            </span>
          </p>
        )
      })}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {status}
      </p>
    </section>
  )
}
