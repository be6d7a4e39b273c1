'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { FormProblem as Problem } from './apply-problem'
import { ErrorSummary } from './error-summary'
import { keepsInput } from './use-leave-guard'
import { useSignInAgain } from './use-sign-in-again'

type FormProblemProps = {
  problem: Problem | null
  /** The next step, where signing in again is none. */
  action?: ReactNode
}

/** An error in a form that keeps drafts; after an ended session it offers to sign in and come back. */
export function FormProblem({ problem, action }: FormProblemProps) {
  const t = useTranslations('editing')
  const signIn = useSignInAgain(problem)
  return (
    <ErrorSummary
      problem={problem}
      action={
        signIn ? (
          <>
            <p className="mb-3 text-sm text-ink-2">{t('kept')}</p>
            <ButtonLink {...signIn} size="sm" {...keepsInput} />
          </>
        ) : (
          action
        )
      }
    />
  )
}
