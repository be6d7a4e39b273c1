'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { mayKeepInput, onDisplacement } from '@/lib/auth/page-account'
import { dropInput, keepInput, keptAt, keptInput } from '@/lib/drafts/kept-input'
import { earlyValues } from './typed-early'

const saveAfterMs = 400

const nothing: readonly string[] = []

export type DraftOptions = { readonly restore?: boolean; readonly without?: readonly string[] }

/**
 * Keeps the input in this browser under `partim:draft:<key>` for its owner (lib/drafts/kept-input.ts) and restores it when
 * the form opens again, unless `restore` is off because the form holds something newer. When the key changes, the draft moves to the new key. Fields
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
  /** Whether what is in the form should be kept, and is not. */
  const isUnkept = useRef(false)
  const isDraft = useRef(false)

  useEffect(() => {
    if (keptUnder.current !== storageKey) {
      moveDraft(keptUnder.current, storageKey)
      keptUnder.current = storageKey
      return
    }
    const draft = restore ? keptInput<FieldValues>(storageKey) : null
    if (!draft) return
    isDraft.current = true
    // The draft's values become the defaults, too, because fields left empty would otherwise get the previous defaults.
    // Input typed while the form was loading is newer than any draft.
    const start = form.getValues()
    before.current = start
    form.reset({ ...start, ...draft.values, ...earlyValues(form.control) })
    setSavedAt(keptAt(draft))
    setFound(keptAt(draft))
    setRestored(true)
  }, [form.reset, form.getValues, form.control, storageKey, restore])

  const keep = useCallback(() => {
    if (timer.current === undefined && !isUnkept.current) return false
    clearTimeout(timer.current)
    timer.current = undefined
    isDraft.current = true
    const at = keepInput(storageKey, keptValues(form.getValues(), without))
    isUnkept.current = at === null
    if (at) setSavedAt(at)
    return at !== null
  }, [form.getValues, storageKey, without])

  useEffect(() => {
    let mayKeep = mayKeepInput()
    return onDisplacement(() => {
      const isBack = !mayKeep && mayKeepInput()
      mayKeep = mayKeepInput()
      // Whoever was here meanwhile had the draft dropped; the form still has it.
      if (!isBack || !isDraft.current) return
      isUnkept.current = true
      keep()
    })
  }, [keep])

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
    isUnkept.current = false
    isDraft.current = false
    setSavedAt(null)
    setFound(null)
    setCleared(true)
    dropInput(storageKey)
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

/** The form continues under another key with its current content, which replaces any draft there. */
function moveDraft(from: string, to: string): void {
  const draft = keptInput(from)
  if (draft && keepInput(to, draft.values)) dropInput(from)
}
