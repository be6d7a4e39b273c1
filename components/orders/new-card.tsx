'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef } from 'react'
import { describedBy, FieldFrame } from '@/components/forms/field-frame'
import { useViolationText } from '@/components/forms/violation-text'
import type { CardFieldName } from '@/lib/orders/card-token'
import {
  type CardBrand,
  cardDigits,
  caretAfter,
  codeLengthOf,
  groupedCardNumber,
  groupedExpiry,
} from '@/validators/card-brand'
import type { TypedCardState } from './use-typed-card'

type NewCardProps = {
  typed: TypedCardState
  remember: boolean
  onRemember: (remember: boolean) => void
}

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  americanExpress: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  unionPay: 'UnionPay',
}

/** The fields of a card. None has a name, so that no form of ours could send them. */
export function NewCard({ typed, remember, onRemember }: NewCardProps) {
  const t = useTranslations('orders.card')
  const { brand } = typed
  return (
    <div className="grid gap-4">
      <CardField
        field="number"
        typed={typed}
        hint={brand ? brandNames[brand] : t('numberHint')}
        group={groupedCardNumber}
        inputMode="numeric"
        autoComplete="cc-number"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <CardField
          field="expiry"
          typed={typed}
          hint={t('expiryHint')}
          group={groupedExpiry}
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <CardField
          field="code"
          typed={typed}
          hint={t('codeHint', { count: codeLengthOf(brand) })}
          group={cardDigits}
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <CardField
        field="name"
        typed={typed}
        hint={t('nameHint')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => onRemember(event.target.checked)}
          className="mt-0.5 size-5.5 shrink-0 cursor-pointer rounded accent-primary"
        />
        <span>
          {t('remember')}
          <span className="block text-sm text-ink-2">{t('rememberAbout')}</span>
        </span>
      </label>
    </div>
  )
}

type CardFieldProps = {
  field: CardFieldName
  typed: TypedCardState
  hint: string
  /** Puts what is typed in groups. */
  group?: (text: string) => string
} & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

function CardField({ field, typed, hint, group, ...input }: CardFieldProps) {
  const t = useTranslations('orders.card')
  const violation = useViolationText()
  const id = useId()
  const label = t(`fields.${field}`)
  const fault = typed.faults[field]
  const error = fault ? (faultText(t, violation, field, fault) ?? undefined) : undefined
  const control = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(null)
  const value = typed.values[field]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each new text
  useLayoutEffect(() => {
    if (caret.current === null) return
    control.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const grouped = group ? group(target.value) : target.value
    if (group) caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length, grouped)
    typed.set(field, grouped)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        ref={control}
        id={id}
        type="text"
        data-field={field}
        value={value}
        onChange={change}
        onBlur={() => typed.leave(field)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className="control"
      />
    </FieldFrame>
  )
}

type Texts = ReturnType<typeof useTranslations<'orders.card'>>

function faultText(
  t: Texts,
  violation: ReturnType<typeof useViolationText>,
  field: CardFieldName,
  fault: NonNullable<TypedCardState['faults'][CardFieldName]>,
): string | null {
  const label = t(`fields.${field}`)
  if (fault === 'required') return violation('required', label)
  if (fault === 'refused') return t('faults.refused', { field: label })
  if (fault === 'check_digit') return t('faults.number')
  if (field === 'number') return violation('card_number', label)
  if (field === 'code') return t('faults.code')
  return fault === 'past' ? t('faults.past') : t('faults.expiry')
}
