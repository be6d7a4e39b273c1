'use client'

import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { bahtText, typedSatang } from './typed-number'
import { useField } from './use-field'
import { useNumberText } from './use-number-text'

type MoneyFieldProps = FieldProps & {
  /** Text after the amount, e.g. "a day". */
  unit?: string
}

/** An amount typed in baht and stored in satang; an empty input is null in the form's values. */
export function MoneyField({ name, label, named, hint, optional, className, unit }: MoneyFieldProps) {
  const { id, error, aria } = useField({ name, label, named, hint, optional })
  const { text, change, ref, commit } = useNumberText(name, { read: typedSatang, write: bahtText })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <div className="relative flex items-center gap-2">
        <span aria-hidden className="absolute left-3.5 text-ink-3">
          ฿
        </span>
        <input
          {...aria}
          ref={ref}
          id={id}
          name={name}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
          onBlur={commit}
          className="control pl-8"
        />
        {unit && <span className="shrink-0 text-ink-2">{unit}</span>}
      </div>
    </FieldFrame>
  )
}
