'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Photo } from '@/components/ui/photo'
import type { Tone } from '@/components/ui/tone'
import { clockOf } from '@/lib/videos/clock'
import { type OwnIntroVideo, ownPosterAddress } from '@/lib/videos/intro-video'
import { knownQuestion } from '@/lib/videos/question'

const tones: Readonly<Record<OwnIntroVideo['state'], Tone>> = {
  in_review: 'mango',
  shown: 'leaf',
  rejected: 'chilli',
}

type OwnVideoCardProps = {
  video: OwnIntroVideo
  onOpen: (part: 'play' | 'captions' | 'poster' | 'remove') => void
}

/** One intro video: its still, what it answers, whether employers see it, and why not. */
export function OwnVideoCard({ video, onOpen }: OwnVideoCardProps) {
  const t = useTranslations('introVideos')
  const question = knownQuestion(video.question)
  const name = question ? t(`questions.${question}`) : t('free')
  const { state, isFilmShown, rejection, captions, durationMs } = video
  return (
    <li className="grid gap-2 rounded-card border border-line p-3">
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-label={t('own.play', { name })}
          onClick={() => onOpen('play')}
          className="relative shrink-0 overflow-hidden rounded-control"
        >
          <Photo src={ownPosterAddress(video)} alt="" icon="camera" className="size-20" />
          <span className="absolute right-1 bottom-1 grid size-8 place-items-center rounded-full bg-card shadow-soft">
            <Icon name="play" />
          </span>
        </button>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">{name}</h3>
          <p className="text-sm text-ink-2 tabular-nums">
            {[clockOf(durationMs), captions === '' ? t('own.withoutCaptions') : t('own.withCaptions')].join(
              ' · ',
            )}
          </p>
          <Badge tone={tones[state]} className="mt-1">
            {t(`states.${state}`)}
          </Badge>
        </div>
      </div>
      {rejection && (
        <p className="text-sm text-chilli">
          {[t('own.why', { reason: t(`reasons.${rejection.reason}`) }), rejection.note]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {state === 'in_review' && (
        <p className="text-sm text-ink-2">{isFilmShown ? t('own.changeNext') : t('own.next')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('own.captionsOf', { name })}
          onClick={() => onOpen('captions')}
        >
          {t('captions')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('own.posterOf', { name })}
          onClick={() => onOpen('poster')}
        >
          {t('own.poster')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('own.removeOf', { name })}
          onClick={() => onOpen('remove')}
        >
          {t('own.remove')}
        </Button>
      </div>
    </li>
  )
}
