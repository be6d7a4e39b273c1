'use client'

import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useDraft } from './use-draft'
import { useLeaveGuard } from './use-leave-guard'

/** A draft kept in this browser; leaving asks only when what was typed cannot be kept. */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  key: string,
): ReturnType<typeof useDraft> {
  const draft = useDraft(form, key)
  // Not `isDirty`: a radio group without a choice differs from its default before anybody has typed.
  const isTyped = Object.keys(form.formState.dirtyFields).length > 0
  useLeaveGuard(isTyped && draft.savedAt === null && !draft.isCleared, draft.keep)
  return draft
}
