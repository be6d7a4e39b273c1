import { useTranslations } from 'next-intl'
import { Unbroken } from '@/components/ui/unbroken'
import { type Application, type ApplicationEvent, stateAfter } from '@/lib/applications/application'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { takesBack } from '@/validators/states/application'
import { AskBeforeMove, type AskingBeforeMove } from './ask-before-move'

/** Whether a move takes an offer or the job away from somebody who knows of it. */
export const wouldTakeBack = ({ state, isKnown }: Application, event: ApplicationEvent): boolean =>
  isKnown && takesBack({ toldState: state, to: stateAfter[event] })

type TakeBackDialogProps = {
  asking: AskingBeforeMove | null
  nameOf: (application: Application) => string
  onClose: () => void
}

/** Asks before an offer or a job is taken back from somebody who was told of it. */
export function TakeBackDialog({ asking, nameOf, onClose }: TakeBackDialogProps) {
  const t = useTranslations('applications.takeBack')
  const people = asking?.people ?? []
  const [first] = people
  const told = first?.toldAt ? new Date(first.toldAt) : null
  const what = people.some(({ state }) => state === 'hired') ? 'job' : 'offer'
  return (
    <AskBeforeMove
      asking={asking}
      onClose={onClose}
      title={t.rich('title', {
        what,
        count: people.length,
        person: () => <Unbroken>{first ? nameOf(first) : ''}</Unbroken>,
      })}
      keep={t('keep')}
      confirm={t('confirm', { what })}
    >
      <p className="text-ink-2">
        <Unbroken>
          {told && people.length === 1
            ? t('toldOne', { day: formatDay(told), time: formatClock(told) })
            : t(
                people.some(({ isBeingTold }) => isBeingTold)
                  ? 'telling'
                  : people.every(({ toldAt }) => toldAt !== null)
                    ? 'told'
                    : 'known',
              )}
        </Unbroken>{' '}
        {t('tells', { what })}
      </p>
    </AskBeforeMove>
  )
}
