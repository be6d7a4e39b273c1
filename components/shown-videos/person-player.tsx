'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { useOnline } from '@/components/ui/use-online'
import type { Problem } from '@/lib/api/problem'
import { videoAddress } from '@/lib/shown-videos/addresses'
import { askFilmRefusal } from '@/lib/shown-videos/requests'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'
import { useFilm } from './use-film'

type PersonPlayerProps = {
  workerId: string
  /** The worker's name as masked on the card. */
  name: string
  video: ShownVideo
  /** Captions are shown because somebody chose so. */
  hasCaptionsOn: boolean
  onCaptions: (isOn: boolean) => void
  /** Called when the film has come to its end; true when another one follows by itself. */
  onEnd: () => void
  /** Begins to play once it is there: the film before it was played to its end. */
  isNextOfPlayed: boolean
}

const clockOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** One film of a person, poster first, with controls of our own: play, place, sound, captions. */
export function PersonPlayer(props: PersonPlayerProps) {
  const { workerId, name, video, hasCaptionsOn, onCaptions, onEnd, isNextOfPlayed } = props
  const t = useTranslations('personVideos')
  const film = useRef<HTMLVideoElement>(null)
  const player = useFilm(film)
  const { isPlaying, isWanted, hasFailed, isMuted, seconds, preload } = player
  const length = video.durationMs / 1000

  useEffect(() => {
    const [captions] = film.current?.textTracks ?? []
    if (captions) captions.mode = hasCaptionsOn ? 'showing' : 'hidden'
  }, [hasCaptionsOn])
  const start = useRef(isNextOfPlayed)
  const { play } = player
  useEffect(() => {
    if (!start.current) return
    start.current = false
    void play()
  }, [play])

  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="relative min-h-[58dvh] bg-[#14213d]">
        <video
          ref={film}
          {...player.events}
          src={videoAddress(workerId, video.id, 'film')}
          poster={video.hasPoster ? videoAddress(workerId, video.id, 'poster') : undefined}
          preload={preload}
          muted={isMuted}
          playsInline
          aria-label={t('film', { name })}
          onEnded={onEnd}
          onClick={player.toggle}
          className="absolute inset-x-0 inset-y-0 size-full"
        >
          {video.hasCaptions && (
            <track
              kind="captions"
              srcLang="th"
              label={t('captionsName')}
              src={videoAddress(workerId, video.id, 'captions')}
              default={hasCaptionsOn}
            />
          )}
        </video>
        {!isPlaying && !hasFailed && <BigPlay name={name} onPlay={() => void play()} />}
        {hasFailed && (
          <Failed
            workerId={workerId}
            videoId={video.id}
            isWanted={isWanted}
            onAgain={() => {
              film.current?.load()
              void play()
            }}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 px-2 py-1">
        <Button
          variant="ghost"
          size="sm"
          aria-label={t(isPlaying ? 'pause' : 'play', { name })}
          onClick={player.toggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </Button>
        <input
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={Math.min(seconds, length)}
          aria-label={t('place')}
          aria-valuetext={t('placeOf', { at: clockOf(seconds), length: clockOf(length) })}
          onChange={({ target }) => player.seek(Number(target.value))}
          className="h-11 min-w-0 flex-1 accent-primary"
        />
        <span className="text-sm text-ink-2 tabular-nums">
          {clockOf(seconds)}
          <span className="max-sm:hidden">{` / ${clockOf(length)}`}</span>
        </span>
        {video.hasSound && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={isMuted}
            aria-label={t('mute')}
            onClick={player.mute}
          >
            <Icon name={isMuted ? 'sound-off' : 'sound'} />
          </Button>
        )}
        {video.hasCaptions && (
          <Button
            variant="ghost"
            size="sm"
            aria-pressed={hasCaptionsOn}
            aria-label={t('captions')}
            onClick={() => onCaptions(!hasCaptionsOn)}
            className={classNames(hasCaptionsOn && 'bg-mango-soft')}
          >
            <Icon name="captions" />
          </Button>
        )}
      </div>
    </div>
  )
}

function BigPlay({ name, onPlay }: { name: string; onPlay: () => void }) {
  const t = useTranslations('personVideos')
  return (
    <div className="pointer-events-none absolute inset-x-0 inset-y-0 grid place-items-center">
      <button
        type="button"
        aria-label={t('play', { name })}
        onClick={onPlay}
        className="pointer-events-auto grid size-16 place-items-center rounded-full bg-mango text-on-mango shadow-soft"
      >
        <Icon name="play" className="size-7" />
      </button>
    </div>
  )
}

type FailedProps = { workerId: string; videoId: string; isWanted: boolean; onAgain: () => void }

/** Why the film does not play, as far as the browser knows or the service says, and what to do. */
function Failed({ workerId, videoId, isWanted, onAgain }: FailedProps) {
  const t = useTranslations('personVideos')
  const problemText = useProblemText()
  const isOnline = useOnline()
  /** That somebody has watched as many as they may, which says until when. */
  const [spent, setSpent] = useState<Problem | null>(null)
  useEffect(() => {
    // Asking counts as looking.
    if (!isOnline || !isWanted) return
    askFilmRefusal(workerId, videoId).then(
      (refusal) => setSpent(refusal?.status === 429 ? refusal : null),
      () => undefined,
    )
  }, [workerId, videoId, isOnline, isWanted])
  return (
    <div
      role="alert"
      className="absolute inset-x-0 inset-y-0 grid place-content-center gap-3 bg-well p-6 text-center"
    >
      <p>{isOnline && spent ? problemText(spent) : t(isOnline ? 'failed' : 'offline')}</p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  )
}
