'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/forms/password-field'
import type { Me } from '@/lib/accounts/me'
import { proofOf } from '@/lib/accounts/prove-identity'

/** How the person proves their identity: the current password, or a note on the provider's window that will open. */
export function ProofField({ me }: { me: Me }) {
  const t = useTranslations('account')
  const proof = proofOf(me)
  if (proof === null) return null
  if (proof !== 'password') {
    return <p className="text-sm text-ink-2">{t('proveAt', { provider: t(`providers.${proof}`) })}</p>
  }
  return <PasswordField name="presentPassword" label={t('presentPassword')} autoComplete="current-password" />
}
