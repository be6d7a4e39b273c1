'use client'

import { useWatch } from 'react-hook-form'
import { formatDay } from '@/lib/dates/format-thai'
import { commonDay } from '@/validators/buddhist-year'
import { isDate } from '@/validators/rules'
import { DayInput } from './day-input'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type DateFieldProps = FieldProps & {
  /** First and last sensible day, YYYY-MM-DD; the schema does the validation. */
  min?: string
  max?: string
}

/**
 * A day (YYYY-MM-DD) in the device's own picker, repeated in the Buddhist calendar, whose years may be typed, too. An error
 * disappears as soon as another day is chosen; the first one appears only when the control loses focus, because every digit
 * of a typed year gives a complete date.
 */
export function DateField({ name, label, named, hint, optional, className, min, max }: DateFieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const registered = form.register(name, { onChange: () => error && void form.trigger(name) })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <DayInput
        {...registered}
        {...aria}
        id={id}
        min={min}
        max={max}
        onCommonYear={(day) => form.setValue(name, day, { shouldDirty: true, shouldValidate: false })}
      />
      <ReadBack name={name} />
    </FieldFrame>
  )
}

function ReadBack({ name }: { name: string }) {
  const value: unknown = useWatch({ name })
  const day = commonDay(typeof value === 'string' ? value : '')
  if (!isDate(day)) return null
  return <p className="mt-1 text-sm text-ink-2">{formatDay(day)}</p>
}
