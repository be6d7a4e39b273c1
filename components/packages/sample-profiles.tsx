import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { WorkTypeIcon } from '@/components/ui/work-type-icon'
import { formatBaht } from '@/lib/money/format-baht'
import type { SampleProfile } from '@/lib/packages/samples'
import type { WorkType } from '@/validators/work-types'

type SampleProfilesProps = { type: WorkType; profiles: readonly SampleProfile[] }

/** What employers see before they unlock a profile, with invented people; labelled as such. */
export function SampleProfiles({ type, profiles }: SampleProfilesProps) {
  const t = useTranslations('profilePackages')
  return (
    <figure>
      <figcaption className="mb-3 flex items-start gap-2 text-sm text-ink-2">
        <Icon name="info" className="mt-0.5 size-5" />
        {t('invented')}
      </figcaption>
      <ul className="grid gap-5 md:grid-cols-2">
        {profiles.map((profile) => (
          <li key={profile.headline}>
            <Card className="h-full p-5 print:break-inside-avoid">
              <div className="flex items-center gap-4">
                <WorkTypeIcon type={type} size="lg" />
                <div className="min-w-0">
                  <p className="text-lg leading-snug font-semibold">{profile.initials}</p>
                  <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-2">
                    <Icon name="pin" className="size-4" />
                    {t('near', { district: profile.district, distance: profile.distanceKm })}
                  </p>
                </div>
              </div>
              <p className="mt-4">{profile.headline}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                {profile.skills.map((skill) => (
                  <Badge key={skill}>{skill}</Badge>
                ))}
              </div>
              <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm text-ink-2">
                <span>{t('years', { years: profile.years })}</span>
                <span>{t('from', { amount: formatBaht(profile.pay) })}</span>
              </p>
              <p className="mt-3 flex items-center gap-2 rounded-control bg-well px-3 py-2 text-sm text-ink-2">
                <Icon name="lock" className="size-4" />
                {t('locked')}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </figure>
  )
}
