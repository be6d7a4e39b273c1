'use client'

import { useState } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * The newer state that storing a form ran into, if any, and what the answers to its dialog do: store what is typed over it,
 * begin anew from it, or go on typing. The form has the stored `version` among its values.
 */
export function useEditConflict<Stored extends { version: number }, Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  draft: { clear: () => void },
  valuesOf: (stored: Stored) => DefaultValues<Values>,
) {
  const [current, setCurrent] = useState<Stored | null>(null)
  const answers = (stored: Stored, save: (values: Values) => Promise<void>) => ({
    onKeepMine: () => {
      form.setValue('version' as Path<Values>, stored.version as PathValue<Values, Path<Values>>)
      void form.handleSubmit(save)()
    },
    onTakeTheirs: () => {
      draft.clear()
      form.reset(valuesOf(stored))
      setCurrent(null)
    },
    onClose: () => setCurrent(null),
  })
  return { current, setCurrent, answers }
}
