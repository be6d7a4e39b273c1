'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { ButtonLink } from '@/components/ui/button-link'
import { registerInvited } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'
import { signInWithPassword } from '@/lib/accounts/sign-in'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import { loginPath } from '@/lib/auth/next-path'
import { NameAndPhone } from './name-and-phone'
import { NewPasswordField } from './new-password-field'
import { TermsField } from './terms-field'
import { useAttempt } from './use-attempt'

type InvitedRegisterFormProps = { token: string; maskedEmail: string }

/**
 * Registration of a person who was invited by mail, with the invitation's address. A failure in the middle keeps
 * everything; the next press continues from there.
 */
export function InvitedRegisterForm({ token, maskedEmail }: InvitedRegisterFormProps) {
  const t = useTranslations('accounts')
  const invitation = useTranslations('invitation')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.invitedRegistrationSchema),
    { displayName: '', phone: '', password: '', acceptTerms: false },
  )
  const { problem, attempt } = useAttempt(form)
  const sent = useRef<{ text: string; key: string }>(undefined)
  const registered = useRef<string>(undefined)

  const register = async (person: { displayName: string; phone: string; password: string }) => {
    // The key stays the same while the input does, so that a lost answer is requested again.
    const text = JSON.stringify(person)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    const { email } = await registerInvited({ ...person, acceptTerms: true, token }, sent.current.key)
    registered.current = email
    return email
  }

  return (
    <div onFocusCapture={preload}>
      <Form
        id="accept-register"
        form={form}
        onSubmit={({ displayName = '', phone = '', password = '' }) =>
          attempt(async () => {
            const email = registered.current ?? (await register({ displayName, phone, password }))
            await signInWithPassword(email, password)
            await leaveTo('/dashboard')
          })
        }
      >
        <div>
          <p className="font-medium">{t('email')}</p>
          <p className="break-words text-ink-2">{maskedEmail}</p>
          <p className="text-sm text-ink-3">{invitation('emailFixed')}</p>
        </div>
        <NameAndPhone />
        <NewPasswordField label={t('password')} />
        <TermsField />
        <ErrorSummary
          problem={problem}
          action={
            problem?.code === 'account_exists' && (
              <ButtonLink href={loginPath('/accept-invitation')} size="sm">
                {invitation('signIn')}
              </ButtonLink>
            )
          }
        />
        <SubmitButton variant="accent" block>
          {invitation('registerAndAccept')}
        </SubmitButton>
      </Form>
    </div>
  )
}

function preload() {
  void loadIdentityClient().catch(() => undefined)
}
