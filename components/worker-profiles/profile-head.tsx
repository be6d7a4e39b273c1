import { useTranslations } from 'next-intl'
import { Avatar } from '@/components/ui/avatar'
import { BesidePerson } from '@/components/ui/beside-person'
import { Icon } from '@/components/ui/icon'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import { saidKilometres } from '@/lib/i18n/said-kilometres'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'

type ProfileHeadProps = {
  profile: Pick<
    WorkerProfile,
    | 'id'
    | 'displayName'
    | 'age'
    | 'province'
    | 'isFromDistrict'
    | 'headline'
    | 'photoUrl'
    | 'isVerified'
    | 'workedForUs'
  >
  /** From the branch of the post that they are compared with. */
  distanceKm: number | null
  /** A film stands above, in which they are seen. */
  hasVideo?: boolean
}

/** Who a worker is: name, whether it is proven, what they did for the company, age, distance and headline. */
export function ProfileHead({ profile, distanceKm, hasVideo = false }: ProfileHeadProps) {
  const t = useTranslations('workerProfiles')
  const { id, displayName, age, province, isFromDistrict, headline, photoUrl, isVerified, workedForUs } =
    profile
  const facts = [
    age !== null && t('age', { age }),
    distanceKm !== null &&
      t(isFromDistrict ? 'fromDistrict' : 'near', { kilometres: saidKilometres(distanceKm), province }),
  ].filter(Boolean)
  return (
    <header className="flex items-start gap-4">
      {(photoUrl !== null || !hasVideo) && (
        <Avatar name={displayName} src={photoUrl} round="rounded-control" className="h-32 w-24 text-3xl" />
      )}
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl wrap-anywhere">
          <Unbroken isName>{displayName}</Unbroken>
        </h1>
        {isVerified && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Icon name="shield" className="size-4.5 shrink-0 text-leaf" />
            {t('verified')}
          </p>
        )}
        {workedForUs && (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Icon name="check" className="size-4.5 shrink-0 text-leaf" />
            {t('workedForUs', { shifts: workedForUs.shifts, day: formatDay(workedForUs.on) })}
          </p>
        )}
        <p className="text-ink-2">{facts.join(' · ')}</p>
        {headline && <p className="mt-1 wrap-anywhere">{headline}</p>}
      </div>
      <span className="print:hidden">
        <BesidePerson id={id} name={displayName} />
      </span>
    </header>
  )
}
