'use client'

import { get, useFormContext, useFormState } from 'react-hook-form'
import { describedBy } from './field-frame'
import { useFormId } from './form'
import { useViolationText } from './violation-text'

type FieldOptions = {
  name: string
  /** The field's name in error messages, unless `named` is given. */
  label: string
  named?: string
  hint?: unknown
  optional?: boolean
}

/** Id, error message and aria attributes of one control of the surrounding form. */
export function useField({ name, label, named = label, hint, optional }: FieldOptions) {
  const form = useFormContext()
  const { errors } = useFormState({ control: form.control, name })
  const violationText = useViolationText()
  const id = `${useFormId()}-${name}`
  // An array field's own error is under `root` when its items can have errors too.
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  const message = found?.message ?? found?.root?.message
  const error = message ? violationText(message, named) : undefined
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
