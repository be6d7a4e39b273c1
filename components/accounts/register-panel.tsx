'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { loginPath } from '@/lib/auth/next-path'
import { RegisterForm, type RegisterFormProps } from './register-form'
import { useNextPath } from './use-next-path'

/** Registering, and the way to sign in instead; both lead on to where the address says. */
export function RegisterPanel(props: Omit<RegisterFormProps, 'next'>) {
  const t = useTranslations('accounts.register')
  const wanted = useNextPath('')
  return (
    <>
      <RegisterForm {...props} next={wanted || undefined} />
      <p className="mt-8 text-center text-ink-2">
        {t('haveAccount')}{' '}
        <Link
          href={wanted ? loginPath(wanted) : '/login'}
          className="font-semibold text-ink underline underline-offset-4"
        >
          {t('toSignIn')}
        </Link>
      </p>
    </>
  )
}
