'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatClock } from '@/lib/dates/format-thai'
import type { AutosaveState } from './autosave'

/**
 * How far a form is stored, in a line that is there from the start. It is read aloud when it stops working and when it
 * works (again), not each time.
 */
export function AutosaveStatus({ state }: { state: AutosaveState }) {
  const t = useTranslations('editing.autosave')
  // Between two requests what was said last stays: the same words again are not read again.
  const [heard, setHeard] = useState(state.kind)
  if (state.kind !== 'saving' && state.kind !== heard) setHeard(state.kind)
  return (
    <div className="text-sm text-ink-3">
      <p aria-hidden={state.kind !== 'idle' || undefined}>
        {state.kind === 'saved' ? t('saved', { time: formatClock(state.at) }) : t(state.kind)}
      </p>
      <p role="status" className="sr-only">
        {heard !== 'idle' && heard !== 'saving' && t(`spoken.${heard}`)}
      </p>
    </div>
  )
}
