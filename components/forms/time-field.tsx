'use client'

import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

/** A time of day (HH:mm) in the device's own picker. An error disappears as soon as another time is chosen. */
export function TimeField({ name, label, named, hint, optional, className }: FieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const registered = form.register(name, { onChange: () => error && void form.trigger(name) })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <input {...registered} {...aria} id={id} type="time" className="control" />
    </FieldFrame>
  )
}
