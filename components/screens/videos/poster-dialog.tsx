'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PosterField } from '@/components/videos/poster-field'
import { useStills } from '@/components/videos/use-stills'
import { type OwnIntroVideo, ownFilmAddress } from '@/lib/videos/intro-video'
import { ChangeDialog } from './change-dialog'
import { replacePoster } from './send-film'

const posterStills = 8

type PosterDialogProps = {
  video: OwnIntroVideo
  onSaved: (video: OwnIntroVideo) => void
  onClose: () => void
}

/** Another still for a film that was sent. */
export default function PosterDialog({ video, onSaved, onClose }: PosterDialogProps) {
  const t = useTranslations('introVideos.own')
  const stills = useStills(ownFilmAddress(video), video.durationMs, posterStills)
  const [chosen, setChosen] = useState<Blob | null>(null)
  return (
    <ChangeDialog
      title={t('poster')}
      isReady={chosen !== null}
      change={(signal) => chosen && replacePoster(video.id, chosen, signal)}
      onSaved={onSaved}
      onClose={onClose}
    >
      <PosterField stills={stills} chosen={chosen} onChoose={setChosen} />
    </ChangeDialog>
  )
}
