'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { typedNumber } from './typed-number'
import { useField } from './use-field'
import { useNumberText } from './use-number-text'

type NumberFieldProps = FieldProps & {
  /** Buttons to decrease and increase the number within these bounds. */
  stepper?: { min: number; max: number }
  /** Text after the number, e.g. "people". */
  unit?: string
  /** Shows the value that applies while nothing is typed. */
  placeholder?: string
  disabled?: boolean
}

/** A number; an empty input is null in the form's values. */
export function NumberField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  stepper,
  unit,
  placeholder,
  disabled,
}: NumberFieldProps) {
  const t = useTranslations('forms')
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const { text, change, ref, value, commit } = useNumberText(name, { read: typedNumber, write: String })

  const step = (by: 1 | -1) => {
    if (!stepper) return
    const from = value === null || Number.isNaN(value) ? stepper.min - by : value
    change(String(Math.min(stepper.max, Math.max(stepper.min, Math.trunc(from) + by))))
    void form.trigger(name)
  }

  const input = (
    <input
      {...aria}
      ref={ref}
      id={id}
      name={name}
      value={text}
      disabled={disabled}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      onBlur={commit}
      className={stepper ? 'control max-w-24 text-center' : 'control'}
    />
  )
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      {stepper ? (
        <div className="flex items-center gap-2">
          <StepButton icon="minus" label={t('less', { label })} onPress={() => step(-1)} />
          {input}
          <StepButton icon="plus" label={t('more', { label })} onPress={() => step(1)} />
          {unit && <span className="text-ink-2">{unit}</span>}
        </div>
      ) : (
        <div className="flex items-center gap-2">
          {input}
          {unit && <span className="shrink-0 text-ink-2">{unit}</span>}
        </div>
      )}
    </FieldFrame>
  )
}

function StepButton({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-12 shrink-0 place-items-center rounded-control border border-line bg-card hover:bg-well"
    >
      <Icon name={icon} />
    </button>
  )
}
