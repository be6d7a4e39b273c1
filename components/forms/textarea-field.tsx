'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type TextareaFieldProps = FieldProps & {
  rows?: number
  placeholder?: string
  /** Shows how many of this many characters are used; the schema does the validation. */
  limit?: number
}

/** Several lines of text; the control grows with its content. */
export function TextareaField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  rows = 4,
  placeholder,
  limit,
}: TextareaFieldProps) {
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <textarea
        {...form.register(name)}
        {...aria}
        id={id}
        rows={rows}
        placeholder={placeholder}
        className="control field-sizing-content min-h-28 resize-y"
      />
      {limit && <CharacterCount name={name} limit={limit} />}
    </FieldFrame>
  )
}

function CharacterCount({ name, limit }: { name: string; limit: number }) {
  const t = useTranslations('forms')
  const value: unknown = useWatch({ name })
  const used = typeof value === 'string' ? value.trim().length : 0
  return <p className="mt-1 text-right text-xs text-ink-3">{t('characters', { used, limit })}</p>
}
