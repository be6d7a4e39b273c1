'use client'

import { useCallback, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftOptions, useDraft } from './use-draft'
import { useLeaveGuard } from './use-leave-guard'

type DraftLeaving = {
  /** Set while the person is asked about leaving. */
  readonly leaving: { readonly leave: () => void; readonly stay: () => void } | null
}

/** A draft with the question on leaving; `DraftNotice` shows it. */
export type KeptDraft = ReturnType<typeof useDraft> & DraftLeaving

/** Keeps a draft in this browser and asks on leaving what to do with it. */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string,
  options?: DraftOptions,
): KeptDraft {
  const draft = useDraft(form, key, options)
  const { leaving } = useDraftLeaving(form, draft)
  return { ...draft, leaving }
}

/**
 * Asks what to do with a draft when the person leaves by a link or the back button; turn `asks` off while everything is
 * stored anyway. Closing the page asks only when the browser could not keep the draft.
 */
export function useDraftLeaving<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  { savedAt, isCleared, keep }: ReturnType<typeof useDraft>,
  { asks = true } = {},
): DraftLeaving {
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isKept = savedAt !== null
  const keepAll = useCallback(() => keep() || isKept, [keep, isKept])
  const ask = useCallback((go: () => void) => setLeave(() => go), [])
  // Not `isDirty`: a radio group without a choice differs from its default before anybody has typed.
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0
  useLeaveGuard(isTyped && !isCleared, { keep: keepAll, ask: asks ? ask : undefined })
  const leaving = useMemo(() => leave && { leave, stay: () => setLeave(null) }, [leave])
  return { leaving }
}
