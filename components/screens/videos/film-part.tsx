'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { useOnline } from '@/components/uploads/use-uploads'
import { FilmReview } from '@/components/videos/film-review'
import { ProgressCard } from '@/components/videos/progress-card'
import { knownQuestion } from '@/lib/videos/question'
import { maxIntroVideos } from '@/validators/intro-video-terms'
import { DetailsStage } from './details-stage'
import type { Studio } from './use-studio'

type FilmPartProps = { uid: string; studio: Studio; room: number }

/** The stages after there is a film. */
export default function FilmPart({ uid, studio, room }: FilmPartProps) {
  const t = useTranslations('recording')
  const { stage } = studio
  const asked = useTranslations('introVideos')
  const question = knownQuestion('kept' in stage ? stage.kept.question : null)
  const title = question ? asked(`questions.${question}`) : asked('free')
  if (stage.at === 'review') {
    return (
      <Column title={title}>
        <FilmReview
          film={stage.kept.film}
          facts={stage.facts}
          title={title}
          isRecorded={stage.isRecorded}
          onAgain={() => void studio.again(stage, { at: stage.isRecorded ? 'camera' : 'choose' })}
          onUse={(trim) => void studio.use(stage, trim)}
        />
      </Column>
    )
  }
  if (stage.at === 'preparing') {
    return (
      <Column title={t('preparing.title')}>
        <ProgressCard
          title={t('preparing.title')}
          percent={stage.percent}
          cancel={t('cancel')}
          onCancel={() => studio.cancel({ at: 'choose' })}
        >
          {t('preparing.about')}
        </ProgressCard>
      </Column>
    )
  }
  if (stage.at === 'details')
    return <DetailsStage key={stage.kept.id} studio={studio} stage={stage} title={title} />
  if (stage.at === 'sending') return <Sending studio={studio} stage={stage} />
  if (stage.at === 'done') return <Done uid={uid} room={room} />
  return null
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </div>
  )
}

type SendingProps = { studio: Studio; stage: Extract<Studio['stage'], { at: 'sending' }> }

function Sending({ studio, stage: { kept, facts, percent } }: SendingProps) {
  const t = useTranslations('recording.sending')
  const isOnline = useOnline()
  return (
    <Column title={t('title')}>
      <ProgressCard
        title={percent < 100 ? t('title') : t('checking')}
        percent={percent}
        cancel={t('cancel')}
        onCancel={() => studio.cancel({ at: 'details', kept, facts })}
      >
        {isOnline ? t('about') : t('offline')}
      </ProgressCard>
    </Column>
  )
}

function Done({ uid, room }: Pick<FilmPartProps, 'uid' | 'room'>) {
  const t = useTranslations('recording.done')
  return (
    <Column title={t('title')}>
      <p>{t('about')}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`/resume/${uid}?step=about#intro-videos`}
          className={buttonClass({ variant: 'accent', size: 'lg' }, 'max-sm:w-full')}
        >
          {t('back')}
        </a>
        {room > 1 && (
          <Button
            variant="secondary"
            size="lg"
            className="max-sm:w-full"
            // The page knows how many there are now.
            onClick={() => location.reload()}
          >
            <Icon name="camera" />
            {t('another', { max: maxIntroVideos })}
          </Button>
        )}
      </div>
    </Column>
  )
}
