'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { EmailField } from '@/components/accounts/email-field'
import { NameAndPhone } from '@/components/accounts/name-and-phone'
import { ProviderButtons } from '@/components/accounts/provider-buttons'
import type { AskedOfPerson } from '@/components/applications/own/apply-schema'
import { PasswordField } from '@/components/forms/password-field'
import { Button } from '@/components/ui/button'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { parseViolation } from '@/validators/violation'

type PersonFieldsProps = {
  /** Whether they also need an address, and a password to sign in with. */
  asks: AskedOfPerson
  providers: readonly SignInProvider[]
  /** Where a provider leads back to. */
  next: string
  /** Opens the sign-in in place of the form; with the address where that has an account. */
  onSignIn: (email: string) => void
  onSignedIn: () => Promise<void>
}

/** Who a newcomer is: what an account needs, once. */
export function PersonFields({ asks, providers, next, onSignIn, onSignedIn }: PersonFieldsProps) {
  const t = useTranslations('applying')
  const a = useTranslations('accounts')
  const isWhole = asks === 'whole'
  const form = useFormContext()
  const { errors } = useFormState({ control: form.control, name: 'email' })
  const isTaken = parseViolation(String(errors.email?.message ?? '')).rule === 'taken'
  const email = () => String(form.getValues('email') ?? '')
  return (
    <>
      {isWhole && (
        <div className="grid gap-1">
          {providers.length > 0 && (
            <ProviderButtons providers={providers} next={next} onSignedIn={onSignedIn} isFirst />
          )}
          <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
            {providers.length > 0 && <span>{t('byHand')}</span>}
            <LinkButton onClick={() => onSignIn(email())}>{t('haveAccount')}</LinkButton>
          </p>
        </div>
      )}
      <NameAndPhone>
        {asks !== 'name' && (
          <div>
            <EmailField label={a('email')} autoComplete={isWhole ? 'username' : 'email'} />
            {isTaken && (
              <p className="flex flex-wrap items-center gap-x-1 text-sm">
                {a('register.alreadyHave')}
                <LinkButton onClick={() => onSignIn(email())}>{a('register.signInInstead')}</LinkButton>
              </p>
            )}
          </div>
        )}
      </NameAndPhone>
      {isWhole && (
        <PasswordField
          name="password"
          label={t('newPassword')}
          named={a('password')}
          hint={t('passwordHint')}
          autoComplete="new-password"
        />
      )}
    </>
  )
}

function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="sm" className="-ml-3 underline underline-offset-4" onClick={onClick}>
      {children}
    </Button>
  )
}
