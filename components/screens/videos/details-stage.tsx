'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import { CaptionsField } from '@/components/videos/captions-field'
import { FilmPlayer } from '@/components/videos/film-player'
import { PosterField } from '@/components/videos/poster-field'
import { useStills } from '@/components/videos/use-stills'
import { cueFaults } from '@/lib/videos/cues'
import type { Studio } from './use-studio'

/** How many stills there are to choose from. */
const posterStills = 8

type DetailsStageProps = {
  studio: Studio
  stage: Extract<Studio['stage'], { at: 'details' }>
  title: string
}

/** The last stage before sending: the still that stands for the film, and what is said in it. */
export function DetailsStage({ studio, stage, title }: DetailsStageProps) {
  const t = useTranslations()
  const { kept, facts } = stage
  const player = useRef<HTMLVideoElement>(null)
  const [showFaults, setShowFaults] = useState(false)
  const source = useBlobAddress(kept.film)
  const poster = useBlobAddress(kept.poster)
  const stills = useStills(source, facts.durationMs, posterStills)
  const seek = (ms: number) => {
    if (player.current) player.current.currentTime = ms / 1000
  }
  const send = () => {
    const isFaulty = cueFaults(kept.captions).some((fault) => fault !== null)
    setShowFaults(isFaulty)
    if (!isFaulty) void studio.send(stage)
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <h2 className="text-xl">{title}</h2>
      <FilmPlayer
        ref={player}
        src={source}
        poster={poster}
        label={title}
        captions={kept.captions}
        preload="auto"
      />
      <PosterField
        stills={stills}
        chosen={kept.poster}
        onChoose={(picture) => studio.change(stage, { poster: picture, posterSentAs: null })}
      />
      <CaptionsField
        cues={kept.captions}
        filmMs={facts.durationMs}
        nowMs={() => (player.current?.currentTime ?? 0) * 1000}
        onChange={(captions) => studio.change(stage, { captions })}
        onSeek={seek}
        showFaults={showFaults}
      />
      <div className="grid gap-3">
        {showFaults && (
          <p role="alert" className="text-sm text-chilli">
            {t('introVideos.cues.mend')}
          </p>
        )}
        <p className="text-sm text-ink-2">{t('recording.choose.next')}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="accent" size="lg" className="max-sm:w-full" onClick={send}>
            {t('recording.send')}
          </Button>
        </div>
      </div>
    </div>
  )
}
