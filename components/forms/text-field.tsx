'use client'

import type { ComponentProps } from 'react'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'disabled' | 'spellCheck' | 'list'
  > & {
    /** Tidies what was typed, e.g. removes the dashes of a phone number; shown when the control is left. */
    tidy?: (typed: string) => string
    /** Called with the tidied text when the control is left. */
    onCommit?: (text: string) => void
  }

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  tidy,
  onCommit,
  ...input
}: TextFieldProps) {
  const { id, error, form, aria } = useField({ name, label, hint, optional })
  // The form's value is the tidied text from the first key on: sending by Enter or a press does not leave the control.
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
          // Leaving checks it right after.
          if (tidied !== typed) form.setValue(name, tidied, { shouldDirty: true, shouldValidate: false })
          onCommit?.(tidied)
          return onBlur(event)
        }}
        className="control"
      />
    </FieldFrame>
  )
}
