'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { type AccountKind, claimAccount } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'
import { signInWithPassword } from '@/lib/accounts/sign-in'
import { NewPasswordForm } from './new-password-form'

type ClaimAccountFormProps = { token: string; kind: AccountKind; next: string }

/**
 * For a person who receives the address's mail but cannot sign in to the account: they set a password and are signed
 * in. A failure in the middle keeps the finished steps; the next press continues from there.
 */
export default function ClaimAccountForm({ token, kind, next }: ClaimAccountFormProps) {
  const t = useTranslations('verifyToken')
  const claimed = useRef<{ email: string; password: string }>(undefined)
  return (
    <NewPasswordForm
      id="claim-account"
      title={t('claim.title')}
      about={t('claim.about')}
      onPassword={async (password) => {
        claimed.current ??= { email: (await claimAccount(kind, token, password)).email, password }
        await signInWithPassword(claimed.current.email, claimed.current.password)
        await leaveTo(next)
      }}
    />
  )
}
