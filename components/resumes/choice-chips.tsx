'use client'

import { radioCardClass } from '@/components/forms/radio-card-class'

type ChoiceChipsProps<Value extends string | number> = {
  /** The name of the group of radio buttons; unique in the page. */
  name: string
  /** What is chosen, for screen readers. */
  legend: string
  options: readonly { readonly value: Value; readonly label: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of a few short answers in a row. */
export function ChoiceChips<Value extends string | number>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className={radioCardClass}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            <span className="min-w-0 leading-snug font-semibold">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
