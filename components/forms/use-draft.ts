'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { earlyValues } from './typed-early'

const saveAfterMs = 400

type StoredDraft = { savedAt: number; values: FieldValues }

/**
 * Keeps what is being typed in this browser under `partim:draft:<key>` and puts it back when the form opens
 * again, unless `restore` is off because something newer is in the form. When the key changes in between, the draft
 * goes along. Fields with "password" in their name are never kept. Where the browser refuses storage the form works
 * without.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string,
  { restore = true } = {},
): {
  savedAt: Date | null
  restored: boolean
  /** True from `clear` until something is typed: nothing in the form is missing elsewhere. */
  isCleared: boolean
  /** Saves what the pause in typing has not saved yet; says whether there was something and it is stored now. */
  keep: () => boolean
  /** Forgets the draft: what it said is stored elsewhere, or not wanted. */
  clear: () => void
} {
  const storageKey = `partim:draft:${key}`
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [restored, setRestored] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keptUnder = useRef(storageKey)

  useEffect(() => {
    if (keptUnder.current !== storageKey) {
      moveDraft(keptUnder.current, storageKey)
      keptUnder.current = storageKey
      return
    }
    const draft = restore ? readDraft(storageKey) : null
    if (!draft) return
    // Its values become the defaults, too: what a draft left empty would be filled with those of before.
    // What somebody has typed while the form was on its way is newer than any draft.
    form.reset({ ...form.getValues(), ...draft.values, ...earlyValues(form.control) })
    setSavedAt(new Date(draft.savedAt))
    setRestored(true)
  }, [form.reset, form.getValues, form.control, storageKey, restore])

  const keep = useCallback(() => {
    if (timer.current === undefined) return false
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = { savedAt: Date.now(), values: withoutPasswords(form.getValues()) }
    const isStored = writeDraft(storageKey, draft)
    if (isStored) setSavedAt(new Date(draft.savedAt))
    return isStored
  }, [form.getValues, storageKey])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitting }) => {
        // Only a change of a named field is somebody typing; resets and submits are not.
        if (!name || isSubmitting) return
        setCleared(false)
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, saveAfterMs)
      },
    })
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [form.subscribe, keep])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setSavedAt(null)
    setCleared(true)
    try {
      localStorage.removeItem(storageKey)
    } catch {
      // Storage refused: there was no draft to begin with.
    }
  }, [storageKey])

  return { savedAt, restored, isCleared, keep, clear }
}

function withoutPasswords(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
}

function readDraft(storageKey: string): StoredDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredDraft | null
    return draft && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** The form goes on under another key, with what it says: the newest draft there is. */
function moveDraft(from: string, to: string): void {
  const draft = readDraft(from)
  if (!draft || !writeDraft(to, draft)) return
  localStorage.removeItem(from)
}

function writeDraft(storageKey: string, draft: StoredDraft): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
