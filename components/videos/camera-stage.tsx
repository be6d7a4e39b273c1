'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import type { ChosenDevices } from '@/lib/videos/camera'
import { clockOf } from '@/lib/videos/clock'
import { longestFilmMs, wantedFilmMs } from '@/lib/videos/limits'
import { CameraHelp } from './camera-help'
import { DeviceDialog } from './device-dialog'
import { RecordButton } from './record-button'
import { type Camera, useCamera } from './use-camera'
import { type RecorderState, useRecorder } from './use-recorder'
import { useWakeLock } from './use-wake-lock'

type CameraStageProps = {
  /** What is asked, read beside the lens. */
  question: string
  /** What somebody wanted to say, or what could be said. */
  lines: readonly string[]
  chosen: ChosenDevices
  onChooseDevices: (chosen: ChosenDevices) => void
  onFilm: (film: Blob) => void
  /** Back to the choice of the question. */
  onBack: () => void
  /** The way without a camera. */
  instead: ReactNode
}

const roundButton =
  'grid size-11 shrink-0 place-items-center rounded-full bg-paper/95 shadow-soft hover:bg-well'

/** The camera's picture as in a mirror, with the question above it and one button below. */
export function CameraStage({
  question,
  lines,
  chosen,
  onChooseDevices,
  onFilm,
  onBack,
  instead,
}: CameraStageProps) {
  const t = useTranslations('recording.camera')
  const { camera, devices, tryAgain } = useCamera(chosen)
  const { state, start, stop } = useRecorder(onFilm)
  const [isChoosing, setChoosing] = useState(false)
  const isRunning = state.at !== 'ready'
  const shape = shapeOf(camera)
  useWakeLock(camera.state === 'open')

  if (camera.state === 'failed') {
    return (
      <div className="mx-auto grid w-full max-w-2xl gap-4">
        <CameraHelp problem={camera.problem} onRetry={tryAgain} instead={instead} />
      </div>
    )
  }
  return (
    <section
      aria-label={t('label')}
      className="relative mx-auto w-full overflow-hidden rounded-panel bg-well"
      style={shape}
    >
      {camera.state === 'open' ? (
        <Mirror stream={camera.stream} />
      ) : (
        <p className="absolute grid place-items-center p-6 text-center" style={{ inset: 0 }}>
          <span className="grid justify-items-center gap-3">
            <Spinner />
            {t('asking')}
          </span>
        </p>
      )}
      <Prompter question={question} lines={lines} state={state} />
      {state.at === 'counting' && (
        <p
          aria-hidden
          className="absolute grid place-items-center text-hero font-semibold"
          style={{ inset: 0 }}
        >
          <span className="grid size-20 place-items-center rounded-full bg-paper/95">{state.left}</span>
        </p>
      )}
      <div className="absolute inset-x-0 bottom-3 flex items-center justify-center gap-6 px-4">
        <button
          type="button"
          disabled={isRunning}
          aria-label={t('back')}
          onClick={onBack}
          className={roundButton}
        >
          <Icon name="back" />
        </button>
        <RecordButton
          state={state}
          label={isRunning ? t('stop') : t('start')}
          disabled={camera.state !== 'open'}
          onPress={() => (isRunning || camera.state !== 'open' ? stop() : start(camera.stream))}
        />
        <button
          type="button"
          disabled={isRunning || camera.state !== 'open'}
          aria-label={t('devices')}
          onClick={() => setChoosing(true)}
          className={roundButton}
        >
          <Icon name="camera" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {told(state, t)}
      </p>
      {camera.state === 'open' && !camera.hasSound && (
        <p
          className="absolute inset-x-3 rounded-card bg-mango-soft p-3 text-sm text-mango-ink"
          style={{ bottom: '6.5rem' }}
        >
          {t('noSound')}
        </p>
      )}
      <DeviceDialog
        open={isChoosing}
        devices={devices}
        chosen={chosen}
        onChoose={onChooseDevices}
        onClose={() => setChoosing(false)}
      />
    </section>
  )
}

type Told = ReturnType<typeof useTranslations<'recording.camera'>>

/** What is read out: that it begins, when half a minute and ten seconds are left, and that it has ended. */
function told(state: RecorderState, t: Told): string {
  if (state.at === 'counting') return t('counting', { left: state.left })
  if (state.at === 'ready') return ''
  const leftMs = longestFilmMs - state.elapsedMs
  if (leftMs <= 10_000) return t('tenLeft')
  return state.elapsedMs >= wantedFilmMs ? t('enough') : t('recording')
}

/** A phone's picture fills the window; a wide one is shown as it is recorded, wherever there is room for it. */
function shapeOf(camera: Camera): CSSProperties {
  if (camera.state === 'open' && matchMedia('(min-width: 40rem)').matches) {
    const { width = 0, height = 0 } = camera.stream.getVideoTracks()[0]?.getSettings() ?? {}
    if (width > height) {
      return {
        aspectRatio: `${width} / ${height}`,
        maxWidth: `min(60rem, calc((100dvh - 6rem) * ${width / height}))`,
      }
    }
  }
  return { height: 'calc(100dvh - 6rem)', minHeight: '26rem', maxWidth: '42rem' }
}

function Mirror({ stream }: { stream: MediaStream }) {
  const picture = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={picture}
      autoPlay
      muted
      playsInline
      aria-hidden
      className="absolute size-full object-cover"
      style={{ inset: 0, transform: 'scaleX(-1)' }}
    />
  )
}

type PrompterProps = { question: string; lines: readonly string[]; state: RecorderState }

/** The question and what to say, at the top, where the lens is; and the time. */
function Prompter({ question, lines, state }: PrompterProps) {
  const t = useTranslations('recording.camera')
  const elapsedMs = state.at === 'recording' ? state.elapsedMs : 0
  return (
    <div className="absolute inset-x-3 top-3 grid gap-1 rounded-card bg-paper/95 p-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold">{question}</p>
        <p
          aria-hidden
          className={`shrink-0 font-semibold tabular-nums ${state.at === 'recording' ? 'text-chilli' : 'text-ink-3'}`}
        >
          {clockOf(elapsedMs)}
        </p>
      </div>
      {lines.length > 0 && (
        <ul className="grid max-h-64 gap-1 overflow-y-auto text-lg">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-3">
        {state.at === 'recording' && elapsedMs >= wantedFilmMs ? t('enough') : t('wanted')}
      </p>
    </div>
  )
}
