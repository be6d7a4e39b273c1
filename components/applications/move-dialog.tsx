'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  type Application,
  type ApplicationEvent,
  eventInto,
  targetStages,
} from '@/lib/applications/application'
import { AbsenceMark } from './absence-mark'
import { useMoveWords } from './use-move-words'

type MoveDialogProps = {
  isOpen: boolean
  applications: readonly Application[]
  nameOf: (application: Application) => string
  /** Whether the interview of an applicant is asked for its times. */
  asksTimes: (application: Application) => boolean
  onChoose: (event: ApplicationEvent) => void
  onClose: () => void
}

/** The stages that one or several applicants can be moved to now: the same list for touch, mouse and keyboard. */
export function MoveDialog({ isOpen, applications, nameOf, asksTimes, onChoose, onClose }: MoveDialogProps) {
  const t = useTranslations('applications')
  const words = useMoveWords()
  const who = words.who(applications.map((application) => ({ name: nameOf(application) })))
  const isPossible = (event: ApplicationEvent) => applications.some(({ events }) => events.includes(event))
  const isAfterAbsence = applications.every(({ state }) => state === 'no_show')
  const canAskTimes = applications.some(asksTimes)
  const targets = targetStages.filter(
    (stage) => isPossible(eventInto[stage]) || (stage === 'interview' && canAskTimes),
  )
  const canComplete = isPossible('complete')
  const canMarkAbsent = isPossible('mark_no_show')
  return (
    <Dialog open={isOpen} onClose={onClose} size="confirm" title={t('moveWhom', { who })}>
      <ul className="mt-3 grid gap-2">
        {targets.map((stage) => (
          <li key={stage}>
            <Button
              variant={stage === 'ended' ? 'ghost' : 'secondary'}
              block
              onClick={() => onChoose(eventInto[stage])}
            >
              {/* After an absence there is no other. */}
              {isAfterAbsence ? t('events.comeAgain') : words.button(stage, canAskTimes)}
            </Button>
          </li>
        ))}
        {canComplete && (
          <li>
            <Button variant="secondary" block onClick={() => onChoose('complete')}>
              {t('events.complete')}
            </Button>
          </li>
        )}
        {targets.length === 0 && !canComplete && !canMarkAbsent && (
          <li className="text-ink-2">{t('noMove')}</li>
        )}
      </ul>
      {canMarkAbsent && <AbsenceMark onMark={() => onChoose('mark_no_show')} />}
      <Button variant="ghost" block className="mt-3" onClick={onClose}>
        {t('close')}
      </Button>
    </Dialog>
  )
}
