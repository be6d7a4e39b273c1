import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { formatBaht } from '@/lib/money/format-baht'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'

/** What a worker asks for, does, and how far they come, in pairs. */
export function ProfileFacts({ profile }: { profile: WorkerProfile }) {
  const t = useTranslations('workerProfiles.facts')
  const workTypeName = useTranslations('workTypes')
  const { minDailyPay, minHourlyPay, minNightlyPay, workTypes, district, province, radiusKm } = profile
  const pay = [
    minDailyPay === null ? t('anyPay') : t('payFrom', { amount: formatBaht(minDailyPay) }),
    minHourlyPay !== null && t('perHour', { amount: formatBaht(minHourlyPay) }),
    minNightlyPay !== null && t('perNight', { amount: formatBaht(minNightlyPay) }),
  ].filter(Boolean)
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="sr-only">
        {t('title')}
      </h2>
      <dl className="grid grid-cols-2 gap-4">
        <Fact icon="coin" name={t('pay')} value={pay.join(' · ')} />
        <Fact icon="clock" name={t('experience')} value={t('years', { years: profile.experienceYears })} />
        <Fact
          icon="briefcase"
          name={t('work')}
          value={workTypes.map((type) => workTypeName(type)).join(' · ')}
        />
        <Fact icon="pin" name={t('place')} value={[district, province].filter(Boolean).join(' · ')} />
        <Fact icon="navigate" name={t('radius')} value={t('radiusKm', { kilometres: radiusKm })} />
      </dl>
    </section>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  if (value === '') return null
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        <Icon name={icon} className="size-4.5" />
        {name}
      </dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
    </div>
  )
}
