'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { classNames } from '@/components/ui/class-names'
import { type PasswordStrength, passwordStrength } from '@/lib/accounts/password-strength'

const bars: Record<PasswordStrength, string> = {
  0: 'w-1/12 bg-control',
  1: 'w-1/3 bg-chilli',
  2: 'w-2/3 bg-mango',
  3: 'w-full bg-leaf',
}

/** The strength of the password being typed, as a bar and in words; a hint, not a check. */
export function PasswordStrengthMeter({ passwordName }: { passwordName: string }) {
  const t = useTranslations('accounts.strength')
  const [password, email] = useWatch({ name: [passwordName, 'email'] }) as [unknown, unknown]
  const typed = typeof password === 'string' ? password : ''
  const strength = passwordStrength(typed, typeof email === 'string' ? email : '')
  return (
    <div className="mt-2 flex items-center gap-3">
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
        {typed && <span className={classNames('block h-full rounded-full', bars[strength])} />}
      </span>
      <span aria-live="polite" className="min-w-20 text-right text-xs text-ink-3">
        {typed ? t(String(strength) as '0') : t('hint')}
      </span>
    </div>
  )
}
