'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '@/components/ui/dialog'
import { FilmPlayer } from '@/components/videos/film-player'
import { readCues } from '@/lib/videos/cues'
import { type OwnIntroVideo, ownFilmAddress, ownPosterAddress } from '@/lib/videos/intro-video'

/** A worker's own film, which begins because its picture was pressed. */
export default function PlayDialog({ video, onClose }: { video: OwnIntroVideo; onClose: () => void }) {
  const t = useTranslations('introVideos')
  const player = useRef<HTMLVideoElement>(null)
  const captions = useMemo(() => readCues(video.captions), [video.captions])
  // A browser that does not let it begin shows its button.
  useEffect(() => void player.current?.play()?.catch(() => undefined), [])
  return createPortal(
    <Dialog open onClose={onClose} title={t('own.title')}>
      <FilmPlayer
        ref={player}
        src={ownFilmAddress(video)}
        poster={ownPosterAddress(video)}
        label={t('own.title')}
        captions={captions}
        preload="none"
      />
    </Dialog>,
    document.body,
  )
}
