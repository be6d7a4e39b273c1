'use client'

import { get, useFormContext, useFormState } from 'react-hook-form'
import { describedBy } from './field-frame'
import { useFormId } from './form'
import { useViolationText } from './violation-text'

type FieldOptions = {
  name: string
  /** The field's name inside error sentences. */
  label: string
  hint?: unknown
  optional?: boolean
}

/** Id, error sentence and aria attributes of one control of the form around. */
export function useField({ name, label, hint, optional }: FieldOptions) {
  const form = useFormContext()
  const { errors } = useFormState({ control: form.control, name })
  const violationText = useViolationText()
  const id = `${useFormId()}-${name}`
  // An array field's own violation lies under `root` once its items can break rules too.
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  const message = found?.message ?? found?.root?.message
  const error = message ? violationText(message, label) : undefined
  return {
    id,
    error,
    form,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-required': optional ? undefined : true,
      'aria-describedby': describedBy(id, { hint, error }),
    },
  } as const
}
