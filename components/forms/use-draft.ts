'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { earlyValues } from './typed-early'

const saveAfterMs = 400

const nothing: readonly string[] = []

export type DraftOptions = { readonly restore?: boolean; readonly without?: readonly string[] }

type StoredDraft = { savedAt: number; values: FieldValues }

/**
 * Keeps the input in this browser under `partim:draft:<key>` and restores it when the form opens again, unless
 * `restore` is off because the form holds something newer. When the key changes, the draft moves to the new key. Fields
 * in `without` (a constant) and those with "password" in their name are never stored. If the browser refuses storage, the form works without drafts.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string,
  { restore = true, without = nothing }: DraftOptions = {},
): {
  savedAt: Date | null
  restored: boolean
  /** When the restored draft was saved; null once the person has used or discarded it or goes on typing. */
  found: Date | null
  /** Uses the restored draft. */
  accept: () => void
  /** True from `clear` until something is typed: everything in the form is stored elsewhere. */
  isCleared: boolean
  /** Saves what is still waiting for a pause in typing; returns whether there was something and it is now stored. */
  keep: () => boolean
  /** Removes the draft: its content is stored elsewhere, or not wanted. */
  clear: () => void
  /** Removes the draft and resets the form to the values it started with. */
  discard: () => void
} {
  const storageKey = `partim:draft:${key}`
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [restored, setRestored] = useState(false)
  const [found, setFound] = useState<Date | null>(null)
  const [isCleared, setCleared] = useState(false)
  /** The form's values before a draft was restored. */
  const before = useRef<Values | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keptUnder = useRef(storageKey)
  const isEarlyKept = useRef(false)

  useEffect(() => {
    if (keptUnder.current !== storageKey) {
      moveDraft(keptUnder.current, storageKey)
      keptUnder.current = storageKey
      return
    }
    const draft = restore ? readDraft(storageKey) : null
    if (!draft) return
    // The draft's values become the defaults, too, because fields left empty would otherwise get the previous defaults.
    // Input typed while the form was loading is newer than any draft.
    const start = form.getValues()
    before.current = start
    form.reset({ ...start, ...draft.values, ...earlyValues(form.control) })
    setSavedAt(new Date(draft.savedAt))
    setFound(new Date(draft.savedAt))
    setRestored(true)
  }, [form.reset, form.getValues, form.control, storageKey, restore])

  const keep = useCallback(() => {
    if (timer.current === undefined) return false
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = { savedAt: Date.now(), values: keptValues(form.getValues(), without) }
    const isStored = writeDraft(storageKey, draft)
    if (isStored) setSavedAt(new Date(draft.savedAt))
    return isStored
  }, [form.getValues, storageKey, without])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name, isSubmitting }) => {
        // Only a change of a named field is typing; resets and submits are not.
        if (!name || isSubmitting) return
        setCleared(false)
        setFound(null)
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, saveAfterMs)
      },
    })
    // Input typed before this subscription is typing as well, but only once: it may be cleared afterwards.
    if (!isEarlyKept.current && Object.keys(earlyValues(form.control)).length > 0)
      timer.current ??= setTimeout(keep, saveAfterMs)
    isEarlyKept.current = true
    addEventListener('pagehide', keep)
    return () => {
      stop()
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [form.subscribe, form.control, keep])

  const clear = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    before.current = undefined
    setSavedAt(null)
    setFound(null)
    setCleared(true)
    try {
      localStorage.removeItem(storageKey)
    } catch {
      // Storage is refused: there was no draft.
    }
  }, [storageKey])

  const discard = useCallback(() => {
    const start = before.current
    clear()
    form.reset(start)
  }, [clear, form.reset])

  const accept = useCallback(() => setFound(null), [])

  return { savedAt, restored, found, accept, isCleared, keep, clear, discard }
}

function keptValues(values: FieldValues, without: readonly string[]): FieldValues {
  const isKept = (name: string) => !/password/i.test(name) && !without.includes(name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)))
}

function readDraft(storageKey: string): StoredDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredDraft | null
    return draft && typeof draft.values === 'object' ? draft : null
  } catch {
    return null
  }
}

/** The form continues under another key with its current content, which replaces any draft there. */
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
