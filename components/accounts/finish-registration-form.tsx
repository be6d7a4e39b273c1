'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ObjectSchema } from 'yup'
import { DraftNotice } from '@/components/forms/draft-notice'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { Button } from '@/components/ui/button'
import { leaveTo } from '@/lib/accounts/leave-to'
import { createRegistration } from '@/lib/accounts/registration'
import { rememberEmail } from '@/lib/accounts/remembered-email'
import { otherAccountPath, sendEmailPath } from '@/lib/auth/next-path'
import type { FinishRegistrationInput } from '@/validators/account'
import { parseViolation } from '@/validators/violation'
import { EmailField } from './email-field'
import { PersonFields } from './person-fields'
import { personOf } from './registered-person'
import { TermsField } from './terms-field'
import { useAttempt } from './use-attempt'

type FinishRegistrationFormProps = {
  uid: string
  /** Whether the provider that they signed in with gave no address. */
  asksEmail?: boolean
  /** What somebody came to be, where that is known. */
  kind?: FinishRegistrationInput['kind']
  /** What they came for: a path of our own, checked by safeNextPath. */
  next?: string
}

/** The rest of a registration, for somebody who is signed in already: no password, and an e-mail address only where none is known. */
export function FinishRegistrationForm({
  uid,
  asksEmail = false,
  kind = 'employer',
  next,
}: FinishRegistrationFormProps) {
  const t = useTranslations('accounts')
  const form = useValidatedForm<FinishRegistrationInput>(
    () =>
      import('@/validators/account').then((schemas) =>
        asksEmail ? schemas.finishRegistrationWithEmailSchema : schemas.finishRegistrationSchema,
      ) as Promise<ObjectSchema<FinishRegistrationInput>>,
    {
      kind,
      displayName: '',
      phone: '',
      acceptTerms: false,
      ...(asksEmail && { email: '' }),
    },
  )
  const draft = useDraft(form, `register:${uid}`)
  const { problem, attempt } = useAttempt(form)
  const [registration] = useState(createRegistration)
  const addressIsTaken = parseViolation(form.formState.errors.email?.message ?? '').rule === 'taken'
  /** This sign-in stays until the other one takes its place: who comes back finds it here, with what was typed. */
  const signInInstead = () => {
    rememberEmail(form.getValues('email') ?? '')
    return leaveTo(otherAccountPath(next))
  }

  return (
    <Form
      id="register"
      form={form}
      onSubmit={(input) =>
        attempt(async () => {
          await registration.finish({ ...personOf(input), email: input.email, next })
          draft.clear()
          await leaveTo(sendEmailPath(next))
        })
      }
    >
      <PersonFields>
        {asksEmail && <EmailField label={t('email')} autoComplete="email" />}
        {addressIsTaken && (
          <p className="-mt-3 flex flex-wrap items-center gap-x-1 text-sm">
            <span>{t('register.alreadyHave')}</span>
            <Button
              variant="ghost"
              size="sm"
              className="-ml-3 underline underline-offset-4"
              onClick={() => void signInInstead()}
            >
              {t('register.signInInstead')}
            </Button>
          </p>
        )}
      </PersonFields>
      <TermsField />
      <DraftNotice draft={draft} />
      <ErrorSummary problem={problem} />
      <SubmitButton variant="accent" block>
        {t('register.submit')}
      </SubmitButton>
    </Form>
  )
}
