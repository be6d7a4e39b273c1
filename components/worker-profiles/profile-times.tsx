import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/dates/format-thai'
import { type DayPart, partsOfShift } from '@/lib/worker-profiles/shift-parts'
import type { WorkerProfile } from '@/lib/worker-profiles/worker-profile'
import { dayParts, isPartFree } from '@/validators/free-parts'

/** Monday first, as weeks are read. */
const days = [1, 2, 3, 4, 5, 6, 0] as const

type ProfileTimesProps = {
  profile: Pick<WorkerProfile, 'freeParts' | 'dates'>
  /** The viewer's own soonest shift, whose parts are outlined. */
  shift: { readonly date: string; readonly startTime: string; readonly endTime: string } | null
}

/** When a worker is free, by day and part of the day, with the viewer's own shift outlined. */
export function ProfileTimes({ profile, shift }: ProfileTimesProps) {
  const t = useTranslations('workerProfiles.times')
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="text-lg">
        {t('title')}
      </h2>
      {profile.freeParts > 0 && (
        <Grid freeParts={profile.freeParts} outlined={shift ? partsOfShift(shift) : []} />
      )}
      {profile.freeParts === 0 && profile.dates.length === 0 && (
        <p className="mt-1 text-ink-2">{t('none')}</p>
      )}
      {profile.dates.length > 0 && (
        <>
          <h3 className="mt-3 text-base">{t('dates')}</h3>
          <ul className="flex flex-wrap gap-2 text-sm">
            {profile.dates.map(({ date, isFree }) => (
              <li key={date}>{t(isFree ? 'freeOn' : 'busyOn', { day: formatDay(date) })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type GridProps = { freeParts: number; outlined: readonly DayPart[] }

function Grid({ freeParts, outlined }: GridProps) {
  const t = useTranslations('workerProfiles.times')
  return (
    <>
      <table className="mt-2 w-full max-w-md table-fixed text-center text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-14">
              <span className="sr-only">{t('part')}</span>
            </th>
            {days.map((day) => (
              <th key={day} scope="col" className="font-medium text-ink-2">
                {t(`days.${day}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dayParts.map(({ key }, part) => (
            <tr key={key}>
              <th scope="row" className="text-left font-medium text-ink-2">
                {t(`parts.${key}`)}
              </th>
              {days.map((day) => (
                <Part
                  key={day}
                  isFree={isPartFree(freeParts, day, part)}
                  isOutlined={outlined.some((one) => one.day === day && one.part === part)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {outlined.length > 0 && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <span aria-hidden="true" className="size-5 rounded-control outline-2 outline-ink" />
          {t('yours')}
        </p>
      )}
    </>
  )
}

function Part({ isFree, isOutlined }: { isFree: boolean; isOutlined: boolean }) {
  const t = useTranslations('workerProfiles.times')
  return (
    <td className="p-0.5">
      <div
        className={classNames(
          'grid h-9 place-items-center rounded-control',
          isFree ? 'bg-leaf-soft text-leaf' : 'bg-well',
          isOutlined && 'outline-2 outline-ink',
        )}
      >
        {isFree && <Icon name="check" className="size-4.5" />}
        <span className="sr-only">
          {[t(isFree ? 'free' : 'busy'), isOutlined && t('yours')].filter(Boolean).join(' ')}
        </span>
      </div>
    </td>
  )
}
