import { useTranslations } from 'next-intl'
import { ShiftTimeList, type ShiftTimes } from '@/components/ui/shift-time'
import { Unbroken } from '@/components/ui/unbroken'
import type { Application } from '@/lib/applications/application'
import { currentTime } from '@/validators/clock'
import { shiftSpan } from '@/validators/job-post-terms'
import { AskBeforeMove, type AskingBeforeMove } from './ask-before-move'

type AbsenceDialogProps = {
  asking: AskingBeforeMove
  nameOf: (application: Application) => string
  /** The shifts that somebody has the job for. */
  shiftsOf: (application: Application) => readonly (ShiftTimes & { readonly id: string })[]
  onClose: () => void
}

const isToCome = ({ date, startTime, endTime }: ShiftTimes) => {
  const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
  return span !== null && span[0] * 60_000 > currentTime().getTime()
}

/** Asks before somebody is marked absent, and says what that does to them. */
export default function AbsenceDialog({ asking, nameOf, shiftsOf, onClose }: AbsenceDialogProps) {
  const t = useTranslations('applications.absence')
  const { people } = asking
  const [first, ...others] = people
  // Somebody is marked for the whole of a job, so one of several shifts cannot be meant.
  const several = people.map(shiftsOf).filter(({ length }) => length > 1)
  const [theirs] = several
  return (
    <AskBeforeMove
      asking={asking}
      onClose={onClose}
      title={t.rich('title', {
        count: people.length,
        person: () => <Unbroken>{first ? nameOf(first) : ''}</Unbroken>,
      })}
      keep={t('keep')}
      confirm={t('confirm')}
    >
      {theirs && (
        <div className="mb-3">
          <p className="font-medium">
            {t('whole', { who: others.length > 0 ? 'several' : 'one', count: theirs.length })}
          </p>
          {others.length === 0 && <ShiftTimeList shifts={theirs} />}
          {several.some((shifts) => shifts.some(isToCome)) && <p className="mt-1">{t('rest')}</p>}
          <p className="mt-1 text-ink-2">{t('part')}</p>
        </div>
      )}
      <p className="text-ink-2">{t('tells')}</p>
      <p className="mt-2 text-ink-2">{t('first')}</p>
    </AskBeforeMove>
  )
}
