'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { formatClock } from '@/lib/dates/format-thai'
import type { AutosaveState } from './autosave'

/**
 * The autosave state of a form, in a line that is always there. It is announced to screen readers when saving stops
 * working and when it works (again), not every time.
 */
export function AutosaveStatus({ state }: { state: AutosaveState }) {
  const t = useTranslations('editing.autosave')
  // While a request runs, the last announced state stays, so that the same text is not announced again.
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
