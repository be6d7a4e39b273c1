'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { FieldFrame } from './field-frame'
import type { FieldProps } from './field-props'
import { useField } from './use-field'

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  /** Name of the repetition, checked again when this password changes afterwards. */
  repeatedIn?: string
  /** Below the control, e.g. a strength meter. */
  children?: ReactNode
}

/** A password field with a button that shows the password. */
export function PasswordField({
  name,
  label,
  named,
  hint,
  optional,
  className,
  autoComplete,
  repeatedIn,
  children,
}: PasswordFieldProps) {
  const t = useTranslations('forms')
  const [shown, setShown] = useState(false)
  const { id, error, form, aria } = useField({ name, label, named, hint, optional })
  const { onBlur, ...registered } = form.register(name)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }} below={children}>
      <div className="relative">
        <input
          {...registered}
          {...aria}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={async (event) => {
            await onBlur(event)
            if (repeatedIn && form.getValues(repeatedIn)) await form.trigger(repeatedIn)
          }}
          className="control pr-12"
        />
        <button
          type="button"
          aria-label={t('showPassword', { label: named ?? label })}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  )
}
