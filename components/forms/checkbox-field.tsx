'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError, FieldHint } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type CheckboxFieldProps = FieldProps & {
  /** The text beside the box when it is more than the label, e.g. with links. */
  children?: ReactNode
}

/** A single checkbox. Checked against the schema as soon as it is ticked or cleared. */
export function CheckboxField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  children,
}: CheckboxFieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const registered = form.register(name, { onChange: () => void form.trigger(name) })
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...registered}
          {...aria}
          id={id}
          type="checkbox"
          className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded accent-primary"
        />
        <span>{children ?? label}</span>
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  )
}
