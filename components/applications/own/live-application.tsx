import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import type { ApplyPost } from '@/lib/applications/apply-post'
import type { OpenShift, OwnWorker } from '@/lib/applications/own-application'
import { formatDate } from '@/lib/dates/format-long'
import { formatBaht } from '@/lib/money/format-baht'
import { ageOn, isWorkingAge } from '@/validators/age'
import { ownPay } from '@/validators/own-pay'
import { bangkokToday } from '@/validators/rules'
import { readTypedDay } from '@/validators/typed-day'
import type { ApplyValues } from './apply-schema'
import { ShownNow } from './shown-now'

// What follows every key is drawn apart: the whole form would hold up a slow phone.

/** How many shifts are chosen, and what they pay. */
export function ChosenSum({ post, shifts }: { post: ApplyPost; shifts: readonly OpenShift[] }) {
  const t = useTranslations('applying')
  const shiftIds = useWatch<ApplyValues, 'shiftIds'>({ name: 'shiftIds' })
  const chosen = shifts.filter(({ id }) => post.shiftChoice !== 'each' || shiftIds.includes(id))
  if (chosen.length === 0) return null
  const { total } = ownPay(post, chosen)
  return [t('shiftCount', { count: chosen.length }), total !== null && formatBaht(total)]
    .filter(Boolean)
    .join(' · ')
}

/** How the typed day of birth is read, and the age that it makes. */
export function TypedAge() {
  const t = useTranslations('applying')
  const born = readTypedDay(useWatch<ApplyValues, 'birthDate'>({ name: 'birthDate' }), 'birth')
  const today = bangkokToday()
  return (
    <p role="status" className="mt-1 text-sm text-leaf empty:hidden">
      {born &&
        isWorkingAge(today, born) &&
        t('bornAndAge', { day: formatDate(new Date(born)), age: ageOn(today, born) })}
    </p>
  )
}

type LiveShownProps = {
  post: ApplyPost
  worker: OwnWorker | null
  /** Link to the resume, for corrections. */
  resumeHref?: string
}

/** What the company will see, as it is typed. */
export function LiveShown({ post, worker, resumeHref }: LiveShownProps) {
  const values = useWatch<ApplyValues>() as ApplyValues
  return (
    <ShownNow
      shown={{
        ...values,
        workTypes: worker?.workTypes.length ? worker.workTypes : [post.workType],
        experienceYears: worker?.experienceYears ?? 0,
        birthDate: readTypedDay(values.birthDate, 'birth'),
      }}
      company={post.company}
      resumeHref={resumeHref}
    />
  )
}
