'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { refusedByService } from '@/components/forms/mended-faults'
import { TextField } from '@/components/forms/text-field'
import { emailSlipOf } from '@/lib/accounts/email-slip'

type EmailFieldProps = { label: string; autoComplete: 'username' | 'email' }

/** The field `email`: the address of somebody's account. A usual slip in it, such as gmial.com, is asked about and never changed unasked. */
export function EmailField({ label, autoComplete }: EmailFieldProps) {
  const t = useTranslations('accounts.emailSlip')
  const { setValue, getFieldState, clearErrors } = useFormContext()
  const [slip, setSlip] = useState<{ readonly typed: string; readonly meant: string } | null>(null)
  const ask = async (typed: string) => {
    const meant = await emailSlipOf(typed).catch(() => null)
    setSlip(meant === null ? null : { typed, meant })
  }
  /** A refusal is about the address that was sent, not about the one that is being typed. */
  const takeBackRefusal = () => {
    if (getFieldState('email').error?.type === refusedByService) clearErrors('email')
  }
  return (
    <div className="grid gap-1" onInput={takeBackRefusal}>
      <TextField
        name="email"
        label={label}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        spellCheck={false}
        onCommit={(typed) => void ask(typed)}
      />
      <p role="status" className="text-sm empty:hidden">
        {slip && (
          <>
            <span>{t('question')}</span>{' '}
            <button
              type="button"
              className="min-h-11 font-semibold wrap-anywhere underline underline-offset-4"
              onClick={() => {
                setValue('email', slip.meant, { shouldDirty: true, shouldValidate: true })
                setSlip(null)
              }}
            >
              {slip.meant}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
