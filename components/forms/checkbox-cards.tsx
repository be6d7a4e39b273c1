'use client'

import { useController } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { FieldError, FieldHint, OptionalMark } from './field-frame'
import type { FieldProps } from './field-props'
import { radioCardClass } from './radio-card-class'
import { useField } from './use-field'

type Choice = string | number

type CheckboxCardsProps<Value extends Choice> = FieldProps & {
  options: readonly { value: Value; label: string; icon?: IconName }[]
  /** Classes for the arrangement of the cards, e.g. `short-cards`. */
  columns: string
}

/** Multiple choice from a few options, each on its own card; the value is the list of those chosen. */
export function CheckboxCards<Value extends Choice>({
  name,
  label,
  named,
  hint,
  optional,
  className,
  options,
  columns,
}: CheckboxCardsProps<Value>) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const { field } = useController({ name })
  const chosen: readonly Value[] = Array.isArray(field.value) ? field.value : []
  const toggle = (value: Value) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    // In the order of the options, so that ticking and unticking one leaves the value unchanged.
    field.onChange(options.map((option) => option.value).filter((option) => next.includes(option)))
    void form.trigger(name)
  }
  return (
    <fieldset className={classNames('min-w-0', className)} aria-describedby={aria['aria-describedby']}>
      <legend className="mb-1.5 font-medium">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Above the cards: below many of them it would be out of sight. */}
      <FieldError id={id} error={error} className="mb-2" />
      <div className={classNames('grid gap-3', columns)}>
        {options.map((option, index) => (
          <label key={option.value} className={radioCardClass}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
              aria-invalid={aria['aria-invalid']}
              className="sr-only"
            />
            {option.icon && <Icon name={option.icon} className="size-6" />}
            <span className="min-w-0 leading-snug font-semibold">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
