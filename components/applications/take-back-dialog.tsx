import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Unbroken } from '@/components/ui/unbroken'
import { type Application, type ApplicationEvent, stateAfter } from '@/lib/applications/application'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { takesBack } from '@/validators/states/application'

/** Whether a move takes an offer or the job away from somebody who knows of it. */
export const wouldTakeBack = ({ state, isKnown }: Application, event: ApplicationEvent): boolean =>
  isKnown && takesBack({ toldState: state, to: stateAfter[event] })

/** People who know of an offer or a job that is to be taken back, and what takes it back. */
export type TakingBack = { readonly people: readonly Application[]; readonly confirm: () => void }

type TakeBackDialogProps = {
  asking: TakingBack | null
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
    <Dialog
      open={asking !== null}
      onClose={onClose}
      size="confirm"
      title={t.rich('title', {
        what,
        count: people.length,
        person: () => <Unbroken>{first ? nameOf(first) : ''}</Unbroken>,
      })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onClose()
              asking?.confirm()
            }}
          >
            {t('confirm', { what })}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Unbroken>
          {told && people.length === 1
            ? t('toldOne', { day: formatDay(told), time: formatClock(told) })
            : t(people.some(({ isBeingTold }) => isBeingTold) ? 'telling' : 'told')}
        </Unbroken>{' '}
        {t('tells', { what })}
      </p>
    </Dialog>
  )
}
