import { useTranslations } from 'next-intl'
import { ShiftTime } from '@/components/ui/shift-time'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'

/** The shifts of a post whose people choose theirs, each with its remaining and total places. */
export function ShiftsLeft({ shifts }: Pick<PublicJobPost, 'shifts'>) {
  const t = useTranslations('jobs')
  const inWords = useTranslations('jobPosts')
  return (
    <ul className="grid max-w-2xl gap-1">
      {shifts.map((shift) => (
        <li key={shift.id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
          <span className="flex flex-wrap gap-x-3">
            <ShiftTime shift={shift} />
            {shift.breakMinutes > 0 && (
              <span className="text-ink-3">{inWords('breakOf', { minutes: shift.breakMinutes })}</span>
            )}
          </span>
          <span className={shift.placesLeft === 0 ? 'text-ink-3' : 'font-medium'}>
            {t('placesLeft', { left: shift.placesLeft ?? shift.places, places: shift.places })}
          </span>
        </li>
      ))}
    </ul>
  )
}
