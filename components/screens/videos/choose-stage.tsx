'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { FieldFrame } from '@/components/forms/field-frame'
import { longAria, TooLong } from '@/components/forms/too-long'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { QuestionChoice } from '@/components/videos/question-choice'
import { formatDate } from '@/lib/dates/format-long'
import type { KeptFilm } from '@/lib/videos/kept-films'
import { knownQuestion } from '@/lib/videos/question'
import { maxIntroVideos } from '@/validators/intro-video-terms'
import type { Studio } from './use-studio'

/** Longest script somebody reads in a minute, in characters. */
const longestScript = 600

type ChooseStageProps = {
  studio: Studio
  answered: readonly (string | null)[]
  room: number
  /** The button that chooses a file. */
  chooser: ReactNode
  isRecordable: boolean
}

/** The first stage: what the film answers, what will be said, and camera or file. */
export function ChooseStage({ studio, answered, room, chooser, isRecordable }: ChooseStageProps) {
  const t = useTranslations('recording')
  const id = useId()
  if (room <= 0) {
    return (
      <div className="mx-auto w-full max-w-2xl">
        <Alert title={t('full.title', { max: maxIntroVideos })}>{t('full.about')}</Alert>
      </div>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      {studio.waiting.map((film) => (
        <WaitingFilm key={film.id} film={film} studio={studio} />
      ))}
      <QuestionChoice chosen={studio.question} answered={answered} onChoose={studio.setQuestion} />
      <FieldFrame id={id} label={t('script.label')} hint={t('script.hint')} optional>
        <textarea
          id={id}
          {...longAria(id, { text: studio.script, limit: longestScript, hint: `${id}-hint` })}
          rows={3}
          value={studio.script}
          onChange={(event) => studio.setScript(event.target.value)}
          className="control"
        />
        <TooLong id={id} text={studio.script} limit={longestScript} />
      </FieldFrame>
      <div className="grid gap-3">
        {!isRecordable && <Alert tone="mango" title={t('notRecordable')} />}
        <div className="flex flex-wrap gap-3">
          {isRecordable && (
            <Button
              variant="accent"
              size="lg"
              className="max-sm:w-full"
              onClick={() => {
                studio.setProblem(null)
                studio.setStage({ at: 'camera' })
              }}
            >
              <Icon name="camera" />
              {t('choose.record')}
            </Button>
          )}
          {chooser}
        </div>
        <p className="text-sm text-ink-2">{t('choose.limits')}</p>
        <p className="text-sm text-ink-2">{t('choose.next')}</p>
      </div>
    </div>
  )
}

/** A film that was recorded and not sent: it is gone on with, or deleted. */
function WaitingFilm({ film, studio }: { film: KeptFilm; studio: Studio }) {
  const t = useTranslations()
  const question = knownQuestion(film.question)
  return (
    <Alert
      tone="mango"
      title={t('recording.waiting.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void studio.goOn(film)}>
            {t('recording.waiting.goOn')}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void studio.forget(film)}>
            {t('recording.waiting.remove')}
          </Button>
        </div>
      }
    >
      {t('recording.waiting.about', {
        question: question ? t(`introVideos.questions.${question}`) : t('introVideos.free'),
        day: formatDate(new Date(film.keptAt)),
      })}
    </Alert>
  )
}
