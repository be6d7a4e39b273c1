'use client'

import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { loginPath } from '@/lib/auth/next-path'
import type { FormProblem as Problem } from './apply-problem'
import { ErrorSummary } from './error-summary'

/** Refusals that signing in again mends, with the reason the login page explains. */
const sessionProblems: Readonly<Record<string, 'expired' | 'revoked'>> = {
  unauthenticated: 'expired',
  token_expired: 'expired',
  session_revoked: 'revoked',
}

/** What went wrong in a form that keeps drafts; an ended session gets the way to sign in and come back. */
export function FormProblem({ problem }: { problem: Problem | null }) {
  const t = useTranslations('editing')
  const here = usePathname()
  const reason = problem ? sessionProblems[problem.code] : undefined
  return (
    <ErrorSummary
      problem={problem}
      action={
        reason && (
          <>
            <p className="mb-3 text-sm text-ink-2">{t('kept')}</p>
            <ButtonLink href={loginPath(here, reason)} size="sm">
              {t('signInAgain')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
