'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useBlobAddress } from '@/components/ui/use-blob-address'
import { longestFilmMs } from '@/lib/videos/limits'
import type { FilmFacts, Trim } from '@/lib/videos/prepare-film'
import { FilmPlayer } from './film-player'
import { TrimField } from './trim-field'
import { useStills } from './use-stills'

/** Stills under the handles. */
const stripStills = 8

type FilmReviewProps = {
  film: Blob
  facts: FilmFacts
  title: string
  /** Whether it was recorded here, and can be recorded again. */
  isRecorded: boolean
  onAgain: () => void
  /** Called with the part to keep; null keeps all. */
  onUse: (trim: Trim | null) => void
}

/** Looking at what was recorded or chosen: its beginning and end are cut, and it is used or made again. */
export function FilmReview({ film, facts, title, isRecorded, onAgain, onUse }: FilmReviewProps) {
  const t = useTranslations('recording.review')
  const player = useRef<HTMLVideoElement>(null)
  const source = useBlobAddress(film)
  const { durationMs } = facts
  const isTooLong = durationMs > longestFilmMs
  const [trim, setTrim] = useState<Trim>({ startMs: 0, endMs: Math.min(durationMs, longestFilmMs) })
  const [isCutting, setCutting] = useState(isTooLong)
  const stills = useStills(isCutting ? source : undefined, durationMs, stripStills)
  const isWhole = trim.startMs === 0 && trim.endMs >= durationMs
  const keepsTooMuch = trim.endMs - trim.startMs > longestFilmMs
  useStopAt(player, isCutting ? trim.endMs : null)

  return (
    <div className="grid gap-4">
      <FilmPlayer ref={player} src={source} label={title} preload="auto" />
      {!facts.hasSound && (
        <Alert tone="mango" title={t('noSound')}>
          {t('noSoundAbout')}
        </Alert>
      )}
      {isTooLong && (
        <Alert title={t('tooLong', { seconds: Math.ceil(durationMs / 1000) })}>{t('tooLongAbout')}</Alert>
      )}
      {isCutting ? (
        <TrimField
          trim={trim}
          filmMs={durationMs}
          stills={stills}
          onChange={(next, atMs) => {
            setTrim(next)
            if (player.current) player.current.currentTime = atMs / 1000
          }}
        />
      ) : (
        <Button variant="ghost" className="justify-self-start" onClick={() => setCutting(true)}>
          {t('cut')}
        </Button>
      )}
      {keepsTooMuch && (
        <p role="alert" className="text-sm text-chilli">
          {t('stillTooLong')}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" size="lg" className="max-sm:w-full" onClick={onAgain}>
          {isRecorded ? t('again') : t('another')}
        </Button>
        <Button
          variant="accent"
          size="lg"
          className="max-sm:w-full"
          disabled={keepsTooMuch}
          onClick={() => onUse(isWhole ? null : trim)}
        >
          {t('use')}
        </Button>
      </div>
    </div>
  )
}

/** Playing stops where the part that is kept ends. */
function useStopAt(player: React.RefObject<HTMLVideoElement | null>, endMs: number | null): void {
  useEffect(() => {
    const film = player.current
    if (!film || endMs === null) return
    const stop = () => {
      if (!film.paused && film.currentTime * 1000 >= endMs) film.pause()
    }
    film.addEventListener('timeupdate', stop)
    return () => film.removeEventListener('timeupdate', stop)
  }, [player, endMs])
}
