'use client'

import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { AreaFields } from '@/components/addresses/area-fields'
import { CheckboxCards } from '@/components/forms/checkbox-cards'
import { MoneyField } from '@/components/forms/money-field'
import { ChoiceChips } from '@/components/resumes/choice-chips'
import { NearHome } from '@/components/resumes/near-home'
import { SingleDays } from '@/components/resumes/single-days'
import { WeekGrid } from '@/components/resumes/week-grid'
import { avoids } from '@/validators/avoids'

const radii = [3, 6, 10, 15, 25, 50]

type TimesStepProps = {
  provinces: readonly string[]
  /** Today in Thailand, YYYY-MM-DD. */
  today: string
}

/** The second step: where somebody works, and when, and for how much. */
export function TimesStep({ provinces, today }: TimesStepProps) {
  const t = useTranslations('resumes')
  const avoidName = useTranslations('avoids')
  return (
    <>
      <section aria-label={t('home')} className="grid gap-3">
        <h2 className="font-medium">{t('home')}</h2>
        <p className="text-sm text-ink-3">{t('homeAbout')}</p>
        <AreaFields provinces={provinces} />
        <NearHome />
        <Radius />
      </section>
      <WeekGrid />
      <SingleDays today={today} />
      <section aria-label={t('pay.title')} className="grid gap-3">
        <h2 className="font-medium">{t('pay.title')}</h2>
        <p className="text-sm text-ink-3">{t('pay.about')}</p>
        <div className="grid gap-5 sm:grid-cols-3">
          <MoneyField name="minDailyPay" label={t('pay.day')} named={t('pay.title')} optional />
          <MoneyField name="minHourlyPay" label={t('pay.hour')} named={t('pay.title')} optional />
          <MoneyField name="minNightlyPay" label={t('pay.night')} named={t('pay.title')} optional />
        </div>
      </section>
      <CheckboxCards
        name="avoids"
        label={t('avoidsTitle')}
        hint={t('avoidsHint')}
        optional
        columns="short-cards"
        options={avoids.map((value) => ({ value, label: avoidName(value) }))}
      />
    </>
  )
}

function Radius() {
  const t = useTranslations('resumes')
  const { field } = useController({ name: 'radiusKm' })
  const km = typeof field.value === 'number' ? field.value : undefined
  const offered = km === undefined || radii.includes(km) ? radii : [...radii, km].sort((a, b) => a - b)
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t('radius')}</p>
      <ChoiceChips
        name="radiusKm"
        legend={t('radius')}
        options={offered.map((value) => ({ value, label: t('radiusKm', { km: value }) }))}
        chosen={km}
        onChoose={field.onChange}
      />
    </div>
  )
}
