'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { clockOf } from '@/lib/videos/clock'
import { shortestFilmMs } from '@/lib/videos/limits'
import type { Trim } from '@/lib/videos/prepare-film'
import type { Stills } from './use-stills'

type TrimFieldProps = {
  trim: Trim
  filmMs: number
  stills: Stills
  /** Called with the part to keep, and the moment to look at. */
  onChange: (trim: Trim, atMs: number) => void
}

type Edge = 'startMs' | 'endMs'

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -100,
  ArrowDown: -100,
  ArrowRight: 100,
  ArrowUp: 100,
  PageDown: -1_000,
  PageUp: 1_000,
}

/** The part of a film to keep, between two handles over its stills. */
export function TrimField({ trim, filmMs, stills, onChange }: TrimFieldProps) {
  const t = useTranslations('recording.trim')
  const strip = useRef<HTMLDivElement>(null)

  const move = (edge: Edge, toMs: number) => {
    const ms = Math.round(toMs / 100) * 100
    const startMs = edge === 'startMs' ? Math.min(Math.max(0, ms), trim.endMs - shortestFilmMs) : trim.startMs
    const endMs =
      edge === 'endMs' ? Math.max(Math.min(filmMs, ms), trim.startMs + shortestFilmMs) : trim.endMs
    onChange({ startMs, endMs }, edge === 'startMs' ? startMs : endMs)
  }
  const drag = (edge: Edge) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = strip.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    move(edge, ((event.clientX - box.left) / box.width) * filmMs)
  }
  const press = (edge: Edge) => (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: filmMs }
    const to = step === undefined ? ends[event.key] : trim[edge] + step
    if (to === undefined) return
    event.preventDefault()
    move(edge, to)
  }
  const limits = {
    startMs: { min: 0, max: trim.endMs - shortestFilmMs },
    endMs: { min: trim.startMs + shortestFilmMs, max: filmMs },
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">{t('label')}</legend>
      <div ref={strip} className="relative h-16" style={{ marginInline: '1rem' }}>
        <div aria-hidden className="flex h-16 overflow-hidden rounded-control bg-well">
          {stills.state === 'drawn' &&
            stills.frames.map(({ atMs, address }) => (
              // biome-ignore lint/performance/noImgElement: a picture in memory
              <img key={atMs} src={address} alt="" className="h-16 min-w-0 flex-1 object-cover" />
            ))}
        </div>
        <Shade left={0} width={trim.startMs / filmMs} />
        <Shade left={trim.endMs / filmMs} width={1 - trim.endMs / filmMs} />
        {(['startMs', 'endMs'] as const).map((edge) => (
          <button
            key={edge}
            type="button"
            role="slider"
            aria-label={t(edge)}
            aria-valuemin={Math.round(limits[edge].min / 100) / 10}
            aria-valuemax={Math.round(limits[edge].max / 100) / 10}
            aria-valuenow={Math.round(trim[edge] / 100) / 10}
            aria-valuetext={t('at', { seconds: Math.round(trim[edge] / 100) / 10 })}
            onKeyDown={press(edge)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(edge)}
            className="absolute top-0 grid h-16 place-items-center"
            style={{
              width: '2.75rem',
              translate: '-50%',
              left: `${(trim[edge] / filmMs) * 100}%`,
              touchAction: 'none',
            }}
          >
            <span
              aria-hidden
              className="h-16 rounded-full border-2 border-line bg-primary shadow-soft"
              style={{ width: '0.75rem' }}
            />
          </button>
        ))}
      </div>
      <p className="text-center text-sm text-ink-2 tabular-nums">
        {t('span', {
          from: clockOf(trim.startMs),
          to: clockOf(trim.endMs),
          seconds: Math.round((trim.endMs - trim.startMs) / 1000),
        })}
      </p>
    </fieldset>
  )
}

function Shade({ left, width }: { left: number; width: number }) {
  return (
    <div
      aria-hidden
      className="absolute top-0 h-16 bg-paper/95"
      style={{ left: `${left * 100}%`, width: `${width * 100}%`, opacity: 0.8 }}
    />
  )
}
