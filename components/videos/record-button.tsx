'use client'

import { drawn } from '@/components/ui/drawn'
import { longestFilmMs } from '@/lib/videos/limits'
import type { RecorderState } from './use-recorder'

const radius = 30
const around = 2 * Math.PI * radius

type RecordButtonProps = {
  state: RecorderState
  label: string
  disabled: boolean
  onPress: () => void
}

/** The one button of recording: begins and ends it, and its ring fills with the minute there is. */
export function RecordButton({ state, label, disabled, onPress }: RecordButtonProps) {
  const isRunning = state.at !== 'ready'
  const share = state.at === 'recording' ? Math.min(1, state.elapsedMs / longestFilmMs) : 0
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="grid size-20 shrink-0 place-items-center rounded-full bg-paper/95 text-chilli shadow-soft"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 72 72"
        className="size-20 text-chilli"
        {...drawn(ring(share) + (isRunning ? square : disc))}
      />
    </button>
  )
}

const square = '<rect x="25" y="25" width="22" height="22" rx="4" fill="currentColor"/>'
const disc = '<circle cx="36" cy="36" r="22" fill="currentColor"/>'
const ring = (share: number) =>
  `<g fill="none" stroke="currentColor" stroke-width="4"><circle cx="36" cy="36" r="${radius}" opacity="0.25"/>` +
  `<circle cx="36" cy="36" r="${radius}" stroke-linecap="round" transform="rotate(-90 36 36)" stroke-dasharray="${share * around} ${around}"${share === 0 ? ' opacity="0"' : ''}/></g>`
