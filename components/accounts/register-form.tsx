'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DraftNotice } from '@/components/forms/draft-notice'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { leaveTo } from '@/lib/accounts/leave-to'
import { createRegistration } from '@/lib/accounts/registration'
import { rememberEmail } from '@/lib/accounts/remembered-email'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import { homeOfMembers } from '@/lib/auth/home-of-members'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { loginPath, sendEmailPath } from '@/lib/auth/next-path'
import type { RegisterInput } from '@/validators/account'
import { parseViolation } from '@/validators/violation'
import { EmailField } from './email-field'
import { registerDraft } from './lazy-form-content'
import { NewPasswordField } from './new-password-field'
import { PersonFields } from './person-fields'
import { ProviderButtons } from './provider-buttons'
import { personOf } from './registered-person'
import { TermsField } from './terms-field'
import { useAttempt } from './use-attempt'

export type RegisterFormProps = {
  providers?: readonly SignInProvider[]
  /** The kind of account the person wants, if known. */
  kind?: RegisterInput['kind']
  /** Where they wanted to go: a path of our own, checked by safeNextPath; it is offered once the mail is sent. */
  next?: string
  /** What was typed before this form was loaded. */
  initial?: Partial<RegisterInput>
}

const empty = {
  displayName: '',
  email: '',
  phone: '',
  password: '',
  acceptTerms: false,
} as const

/** Registration of a new person. A failure in the middle keeps everything; the next press continues from there. */
export function RegisterForm({ providers = [], kind = 'employer', next, initial }: RegisterFormProps) {
  const t = useTranslations('accounts')
  const form = useValidatedForm(
    () => import('@/validators/account').then((schemas) => schemas.registerSchema),
    { ...empty, kind, ...initial },
  )
  const draft = useDraft(form, registerDraft, { restore: !initial })
  const { problem, attempt } = useAttempt(form)
  const [registration] = useState(createRegistration)
  /** Their address and password opened an account of the other kind, and its session. */
  const isOtherKind = problem?.code === 'registered_as_other_kind'
  const addressIsTaken = parseViolation(form.formState.errors.email?.message ?? '').rule === 'taken'

  return (
    <div onFocusCapture={preload}>
      <Form
        id="register"
        form={form}
        onSubmit={(input) =>
          attempt(async () => {
            const { email = '', password = '' } = input
            await registration.run({ email, password }, { ...personOf(input), next })
            draft.clear()
            await leaveTo(sendEmailPath(next))
          })
        }
      >
        <PersonFields>
          <EmailField label={t('email')} autoComplete="username" />
          {addressIsTaken && (
            <p className="-mt-3 text-sm">
              {t('register.alreadyHave')}{' '}
              <Link
                href={next ? loginPath(next) : '/login'}
                className="font-semibold underline underline-offset-4"
                onClick={() => rememberEmail(form.getValues('email') ?? '')}
              >
                {t('register.signInInstead')}
              </Link>
            </p>
          )}
        </PersonFields>
        <NewPasswordField label={t('password')} />
        <TermsField />
        <DraftNotice draft={draft} />
        <ErrorSummary
          problem={problem}
          note={registration.accountExists() && !isOtherKind ? t('register.halfway') : null}
          action={
            isOtherKind && (
              <ButtonLink href="/dashboard" size="sm">
                {t('register.useAccount')}
              </ButtonLink>
            )
          }
        />
        <SubmitButton variant="accent" block>
          {t('register.submit')}
        </SubmitButton>
      </Form>
      <ProviderButtons providers={providers} next={next ?? homeOfMembers} />
    </div>
  )
}

function preload() {
  void loadIdentityClient().catch(() => undefined)
}
