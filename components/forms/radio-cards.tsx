'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { FieldError, FieldHint, OptionalMark } from './field-frame'
import type { FieldProps } from './field-props'
import { radioCardClass } from './radio-card-class'
import { chosenEarly, keepEarly } from './typed-early'
import { useField } from './use-field'

export type RadioOption = { value: string; label: string; about?: string; icon?: IconName }

type RadioCardsProps = FieldProps & {
  options: readonly RadioOption[]
  /** Cards in a row on wide screens. */
  columns?: 1 | 2 | 3
  onChoose?: (value: string) => void
}

/** A single choice from a few options, each on its own card. Checked as soon as a choice is made. */
export function RadioCards({
  name,
  label,
  named,
  hint,
  optional,
  className,
  options,
  columns = 2,
  onChoose,
}: RadioCardsProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const { field } = useController({ name, control: form.control })
  const group = useRef<HTMLFieldSetElement>(null)
  const isTakenOver = useRef(false)
  const early = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (isTakenOver.current) return
    isTakenOver.current = true
    early.current = chosenEarly(group.current)
    if (early.current !== undefined) keepEarly(form.control, name, early.current)
  }, [form.control, name])
  // After the layout effects, in which the components around it begin to watch the form.
  useEffect(() => {
    if (early.current === undefined) return
    field.onChange(early.current)
    early.current = undefined
  }, [field.onChange])
  const choose = (value: string) => {
    field.onChange(value)
    onChoose?.(value)
    void form.trigger(name)
  }
  // On phones two short cards fit side by side; cards with an explanation are stacked.
  const isShort = columns === 2 || (columns === 3 && options.every(({ about }) => !about))
  return (
    <fieldset
      ref={group}
      className={classNames('min-w-0', className)}
      aria-describedby={aria['aria-describedby']}
    >
      <legend className="mb-1.5 font-medium">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Above the cards: below many of them it would be out of sight. */}
      <FieldError id={id} error={error} className="mb-2" />
      <div
        className={classNames(
          'grid gap-3',
          isShort && (columns === 3 ? 'short-cards' : 'grid-cols-2'),
          !isShort && columns === 3 && 'sm:grid-cols-3',
        )}
      >
        {options.map((option, index) => (
          <label key={option.value} className={radioCardClass}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={field.value === option.value}
              onChange={() => choose(option.value)}
              onBlur={field.onBlur}
              aria-invalid={aria['aria-invalid']}
              className="sr-only"
            />
            {option.icon && <Icon name={option.icon} className="size-6" />}
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">{option.label}</span>
              {option.about && <span className="block text-sm text-ink-3">{option.about}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
