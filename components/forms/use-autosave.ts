'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Autosave, type AutosaveState, createAutosave, type SaveOutcome } from './autosave'

type AutosaveOptions = {
  /** The content to save, as text that can be compared. */
  read: () => string
  save: (isLeaving: boolean) => Promise<SaveOutcome>
  /** Once it is off, nothing is saved automatically any more. */
  isOn: boolean
  /** Whether a draft of this browser was restored: it is saved like typed content. */
  isRestored: boolean
}

/**
 * Saves a form while it is filled in (see `createAutosave`): sooner when its fields lose focus, and at once when the
 * page is hidden or left and when the network is back. The form's initial content counts as saved.
 */
export function useAutosave<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { read, save, isOn, isRestored }: AutosaveOptions,
): { state: AutosaveState; autosave: Autosave } {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' })
  const latest = useRef({ read, save })
  useEffect(() => {
    latest.current = { read, save }
  })
  const [autosave] = useState(() =>
    createAutosave({
      read: () => latest.current.read(),
      save: (isLeaving) => latest.current.save(isLeaving),
      tell: setState,
    }),
  )

  useEffect(() => {
    if (!isOn) return autosave.end()
    autosave.resume()
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitting }) => {
        if (name && !isSubmitting) autosave.changed()
      },
    })
    // Moving to another field of the form means that typing continues; leaving the form is a pause.
    const pauseTyping = ({ target, relatedTarget }: FocusEvent) => {
      const within = target instanceof Element ? target.closest('form') : null
      if (within && !(relatedTarget instanceof Node && within.contains(relatedTarget))) autosave.left()
    }
    const leave = () => void autosave.flush(true)
    const hide = () => document.visibilityState === 'hidden' && leave()
    const comeBack = () => void autosave.flush(false)
    document.addEventListener('focusout', pauseTyping)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    addEventListener('online', comeBack)
    return () => {
      stop()
      document.removeEventListener('focusout', pauseTyping)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('online', comeBack)
      leave()
      // What cannot be sent now is kept in this browser for the next form that opens; nothing is retried meanwhile.
      void autosave.pause()
    }
  }, [form.subscribe, autosave, isOn])

  useEffect(() => {
    if (isOn && isRestored) autosave.changed()
  }, [autosave, isOn, isRestored])

  return { state, autosave }
}
