'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { CaptionsField } from '@/components/videos/captions-field'
import { FilmPlayer } from '@/components/videos/film-player'
import { cueFaults, readCues, writeCues } from '@/lib/videos/cues'
import { type OwnIntroVideo, ownFilmAddress, ownPosterAddress } from '@/lib/videos/intro-video'
import { changeIntroVideo } from '@/lib/videos/requests'
import type { Cue } from '@/validators/captions'
import { ChangeDialog } from './change-dialog'

type CaptionsDialogProps = {
  video: OwnIntroVideo
  onSaved: (video: OwnIntroVideo) => void
  onClose: () => void
}

/** Writing and correcting the captions of a film that was sent. */
export default function CaptionsDialog({ video, onSaved, onClose }: CaptionsDialogProps) {
  const t = useTranslations('introVideos')
  const player = useRef<HTMLVideoElement>(null)
  const [cues, setCues] = useState<readonly Cue[]>(() => readCues(video.captions))
  const [showFaults, setShowFaults] = useState(false)

  const change = () => {
    const isFaulty = cueFaults(cues).some((fault) => fault !== null)
    setShowFaults(isFaulty)
    return isFaulty ? null : changeIntroVideo(video.id, { captions: writeCues(cues) })
  }
  return (
    <ChangeDialog title={t('captions')} change={change} onSaved={onSaved} onClose={onClose}>
      <FilmPlayer
        ref={player}
        src={ownFilmAddress(video)}
        poster={ownPosterAddress(video)}
        label={t('own.title')}
        captions={cues}
        preload="none"
      />
      <CaptionsField
        cues={cues}
        filmMs={video.durationMs}
        nowMs={() => (player.current?.currentTime ?? 0) * 1000}
        onChange={setCues}
        onSeek={(ms) => {
          if (player.current) player.current.currentTime = ms / 1000
        }}
        showFaults={showFaults}
      />
      <p className="text-sm text-ink-2">{t('own.captionsNext')}</p>
    </ChangeDialog>
  )
}
