'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type Autosave, type AutosaveState, createAutosave, type SaveOutcome } from './autosave'

type AutosaveOptions = {
  /** What would be stored now, as text that can be compared. */
  read: () => string
  save: (isLeaving: boolean) => Promise<SaveOutcome>
  /** Off once, nothing is ever stored by itself. */
  isOn: boolean
  /** Whether a draft of this browser was put into the form: it is stored like what is typed. */
  isRestored: boolean
}

/**
 * Stores a form as it is filled (see `createAutosave`), sooner when its fields are left, at once when the page
 * is hidden or left and when the network comes back. What the form begins with counts as stored.
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
    // To the next field typing goes on; to nowhere, or out of the form, it has come to a pause.
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
      // What does not get through now is in this browser, for the next form that opens: nothing is tried behind its back.
      void autosave.pause()
    }
  }, [form.subscribe, autosave, isOn])

  useEffect(() => {
    if (isOn && isRestored) autosave.changed()
  }, [autosave, isOn, isRestored])

  return { state, autosave }
}
