'use client'

import type { ComponentProps } from 'react'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'disabled' | 'spellCheck' | 'list'
  > & {
    /** Normalises the input, e.g. removes the dashes of a phone number; shown when the control loses focus. */
    tidy?: (typed: string) => string
    /** Called with the normalised text when the control loses focus. */
    onCommit?: (text: string) => void
  }

/** One line of text. Its schema says what is too long: a control that stops at a length cuts what is pasted without a word. */
export function TextField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  tidy,
  onCommit,
  ...input
}: TextFieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  // The form's value is always the normalised text: submitting with Enter or a button does not blur the control.
  const { onBlur, ...registered } = form.register(name, tidy && { setValueAs: tidy })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <input
        type="text"
        {...input}
        {...registered}
        {...aria}
        id={id}
        onBlur={(event) => {
          const typed = event.target.value
          const tidied = tidy?.(typed) ?? typed
          // Losing focus triggers the check right after.
          if (tidied !== typed) form.setValue(name, tidied, { shouldDirty: true, shouldValidate: false })
          onCommit?.(tidied)
          return onBlur(event)
        }}
        className="control"
      />
    </FieldFrame>
  )
}
