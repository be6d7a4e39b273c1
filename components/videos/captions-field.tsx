'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { FieldError } from '@/components/forms/field-frame'
import { longAria, TooLong } from '@/components/forms/too-long'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { cueFaults, nextCue, splitCue } from '@/lib/videos/cues'
import { type Cue, captionLimits } from '@/validators/captions'

type CaptionsFieldProps = {
  cues: readonly Cue[]
  filmMs: number
  /** The moment the player shows, in milliseconds. */
  nowMs: () => number
  onChange: (cues: readonly Cue[]) => void
  /** Shows the film from here on. */
  onSeek: (ms: number) => void
  /** Whether faults are shown; while somebody types for the first time they would only disturb. */
  showFaults: boolean
}

/** What is said in the film, line by line with its times. */
export function CaptionsField({ cues, filmMs, nowMs, onChange, onSeek, showFaults }: CaptionsFieldProps) {
  const t = useTranslations('introVideos.cues')
  const list = useRef<HTMLOListElement>(null)
  const [told, setTold] = useState('')
  const faults = cueFaults(cues)

  const change = (index: number, changes: Partial<Cue>) =>
    onChange(cues.map((cue, at) => (at === index ? { ...cue, ...changes } : cue)))
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('textarea')[index]?.focus())
  const add = () => {
    const cue = nextCue(cues, filmMs, nowMs())
    if (!cue) return setTold(t('full'))
    const next = [...cues, cue].sort((one, other) => one.startMs - other.startMs)
    onChange(next)
    setTold('')
    focusLine(next.indexOf(cue))
  }
  const split = (index: number) => {
    const cue = cues[index]
    if (!cue) return
    onChange([...cues.slice(0, index), ...splitCue(cue), ...cues.slice(index + 1)])
    focusLine(index + 1)
  }
  const remove = (index: number) => {
    onChange(cues.filter((_, at) => at !== index))
    setTold(t('removed', { number: index + 1 }))
  }
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <div>
        <h3 className="font-medium">{t('title')}</h3>
        <p className="text-sm text-ink-3">{t('about')}</p>
      </div>
      <ol ref={list} className="grid gap-3 empty:hidden">
        {cues.map((cue, index) => (
          <CueRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and typing changes all of it
            key={index}
            cue={cue}
            number={index + 1}
            filmMs={filmMs}
            fault={showFaults && faults[index] ? t(`faults.${faults[index]}`) : ''}
            nowMs={nowMs}
            onChange={(changes) => change(index, changes)}
            onSeek={() => onSeek(cue.startMs)}
            onSplit={() => split(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Button variant="secondary" className="justify-self-start" onClick={add}>
        <Icon name="plus" />
        {t('add')}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {told}
      </p>
    </section>
  )
}

type CueRowProps = {
  cue: Cue
  number: number
  filmMs: number
  fault: string
  nowMs: () => number
  onChange: (changes: Partial<Cue>) => void
  onSeek: () => void
  onSplit: () => void
  onRemove: () => void
}

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-well'

function CueRow({ cue, number, filmMs, fault, nowMs, onChange, onSeek, onSplit, onRemove }: CueRowProps) {
  const t = useTranslations('introVideos.cues')
  const id = useId()
  const isShort = cue.text.trim().length < 2
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-3">
      <textarea
        aria-label={t('line', { number })}
        {...longAria(id, {
          text: cue.text,
          limit: captionLimits.characters,
          hint: fault ? `${id}-error` : undefined,
          isFaulty: fault !== '',
        })}
        rows={2}
        value={cue.text}
        onChange={(event) => onChange({ text: event.target.value })}
        className="control"
      />
      <FieldError id={id} error={fault} className="" />
      <TooLong id={id} text={cue.text} limit={captionLimits.characters} />
      <div className="flex flex-wrap items-end gap-2">
        <TimeInput
          label={t('from')}
          named={t('fromOf', { number })}
          now={t('fromNow', { number })}
          ms={cue.startMs}
          filmMs={filmMs}
          nowMs={nowMs}
          onChange={(startMs) => onChange({ startMs })}
        />
        <TimeInput
          label={t('to')}
          named={t('toOf', { number })}
          now={t('toNow', { number })}
          ms={cue.endMs}
          filmMs={filmMs}
          nowMs={nowMs}
          onChange={(endMs) => onChange({ endMs })}
        />
        <span className="ml-auto flex items-center">
          <Button
            variant="ghost"
            size="sm"
            disabled={isShort}
            aria-label={t('split', { number })}
            onClick={onSplit}
          >
            {t('splitShort')}
          </Button>
          <button type="button" aria-label={t('show', { number })} onClick={onSeek} className={iconButton}>
            <Icon name="play" />
          </button>
          <button
            type="button"
            aria-label={t('remove', { number })}
            onClick={onRemove}
            className={iconButton}
          >
            <Icon name="trash" />
          </button>
        </span>
      </div>
    </li>
  )
}

type TimeInputProps = {
  label: string
  named: string
  now: string
  ms: number
  filmMs: number
  nowMs: () => number
  onChange: (ms: number) => void
}

/** A moment of the film in seconds; the button beside it takes the one that the player shows. */
function TimeInput({ label, named, now, ms, filmMs, nowMs, onChange }: TimeInputProps) {
  const id = useId()
  const tenths = (value: number) => Math.round(Math.min(filmMs, Math.max(0, value)) / 100) * 100
  return (
    <div className="flex items-end">
      <div className="w-24">
        <label htmlFor={id} className="block text-sm text-ink-2">
          {label}
        </label>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          aria-label={named}
          min={0}
          max={Math.ceil(filmMs / 100) / 10}
          step={0.1}
          value={Math.round(ms / 100) / 10}
          onChange={(event) => {
            if (event.target.value !== '') onChange(tenths(Number(event.target.value) * 1000))
          }}
          className="control"
        />
      </div>
      <button
        type="button"
        aria-label={now}
        title={now}
        onClick={() => onChange(tenths(nowMs()))}
        className={iconButton}
      >
        <Icon name="clock" />
      </button>
    </div>
  )
}
