'use client'

import { useWatch } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps & {
  options: readonly Option[]
  /** The text of the empty choice. */
  placeholder: string
  disabled?: boolean
  /** Called after a choice was stored, e.g. to clear the fields that depend on it. */
  onChoose?: (value: string) => void
}

/** A single choice from a list, with the device's own select. Checked as soon as a choice is made. */
export function SelectField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  options,
  placeholder,
  disabled,
  onChoose,
}: SelectFieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const registered = form.register(name, {
    onChange: (event: { target: { value: string } }) => {
      onChoose?.(event.target.value)
      void form.trigger(name)
    },
  })
  // Controlled, so that a value set before its option is loaded appears as soon as the option does.
  const value: unknown = useWatch({ control: form.control, name })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <div className="relative">
        <select
          {...registered}
          {...aria}
          id={id}
          value={typeof value === 'string' ? value : ''}
          aria-disabled={disabled || undefined}
          className="control appearance-none pr-11"
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={disabled || option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-3"
        />
      </div>
    </FieldFrame>
  )
}
