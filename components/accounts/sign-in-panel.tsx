'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { registerPath } from '@/lib/auth/next-path'
import { SignInForm, type SignInFormProps } from './sign-in-form'
import { useNextPath } from './use-next-path'

type SignInPanelProps = Omit<SignInFormProps, 'next'> & {
  /** Whether the page offers registering before this. */
  hasRegistering?: boolean
}

/** Signing in, and the way to register instead; both lead on to where the address says. */
export function SignInPanel({ hasRegistering = false, ...props }: SignInPanelProps) {
  const t = useTranslations('accounts.signIn')
  const next = useNextPath()
  return (
    <>
      <SignInForm {...props} next={next} />
      {!hasRegistering && (
        <p className="mt-8 text-center text-ink-2">
          {t('noAccount')}{' '}
          <Link href={registerPath(next)} className="font-semibold text-ink underline underline-offset-4">
            {t('toRegister')}
          </Link>
        </p>
      )}
    </>
  )
}
