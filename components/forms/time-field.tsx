'use client'

import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

/** A time of day (HH:mm) by the device's own picker. */
export function TimeField({ name, label, hint, optional, className }: FieldProps) {
  const { id, error, form, aria } = useField({ name, label, hint, optional })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <input {...form.register(name)} {...aria} id={id} type="time" className="control" />
    </FieldFrame>
  )
}
