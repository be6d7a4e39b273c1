'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { formatBaht } from '@/lib/money/format-baht'
import { maskedName } from './masked-name'
import type { ResumeValues } from './resume-values'
import { weekdays } from './weekdays'

/** The resume as employers see it, while it is edited. */
export function ResumePreview({ displayName }: { displayName: string }) {
  const t = useTranslations('resumes')
  const workTypeName = useTranslations('workTypes')
  const values = useWatch<ResumeValues>()
  const days = weekdays.filter(({ value }) => values.days?.includes(value))
  const place = [values.district, values.province].filter(Boolean).join(' · ')
  return (
    <aside aria-label={t('preview')} className="min-w-0 grow basis-88 lg:sticky lg:top-8">
      <p aria-hidden className="mb-2 font-medium">
        {t('preview')}
      </p>
      <Card className="grid gap-3 p-5">
        <div>
          <p className="text-lg leading-snug font-semibold">{maskedName(displayName)}</p>
          {values.headline && <p>{values.headline}</p>}
          {place && <p className="text-sm text-ink-3">{place}</p>}
        </div>
        {values.visibility === 'hidden' && (
          <p className="text-sm text-ink-2">{t('visibilities.hidden.about')}</p>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {values.workTypes?.map((type) => type && <Badge key={type}>{workTypeName(type)}</Badge>)}
        </p>
        {days.length > 0 && (
          <p className="text-sm">
            {t('free', { days: days.map(({ key }) => t(`weekdays.${key}`)).join(' ') })}
          </p>
        )}
        {values.minDailyPay ? (
          <p className="font-semibold">{t('from', { amount: formatBaht(values.minDailyPay) })}</p>
        ) : null}
        {/* Of a resume seen in part the service keeps these words back (partim/workers/workers/masking). */}
        {values.about && values.visibility !== 'limited' && (
          <p className="text-sm whitespace-pre-line text-ink-2">{values.about}</p>
        )}
      </Card>
    </aside>
  )
}
