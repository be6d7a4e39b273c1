'use client'

import { useTranslations } from 'next-intl'
import { type Ref, useMemo } from 'react'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import { writeCues } from '@/lib/videos/cues'
import type { Cue } from '@/validators/captions'

type FilmPlayerProps = {
  ref?: Ref<HTMLVideoElement>
  src: string | undefined
  poster?: string | undefined
  label: string
  captions?: readonly Cue[]
  /** Loads nothing of a film from the network until somebody plays it. */
  preload?: 'none' | 'metadata' | 'auto'
  onTime?: (ms: number) => void
}

/** A film with the browser's own controls; it begins when somebody says so. */
export function FilmPlayer({
  ref,
  src,
  poster,
  label,
  captions = [],
  preload = 'metadata',
  onTime,
}: FilmPlayerProps) {
  const t = useTranslations('introVideos')
  const file = useMemo(() => {
    const written = writeCues(captions)
    return written === '' ? null : new Blob([written], { type: 'text/vtt' })
  }, [captions])
  const track = useBlobAddress(file)
  return (
    // biome-ignore lint/a11y/useMediaCaption: there are captions when somebody has typed them
    <video
      ref={ref}
      src={src}
      poster={poster}
      controls
      playsInline
      preload={preload}
      aria-label={label}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime * 1000)}
      className="w-full rounded-card bg-well"
      style={{ maxHeight: '56dvh' }}
    >
      {track && <track key={track} kind="captions" srcLang="th" label={t('captions')} src={track} default />}
    </video>
  )
}
