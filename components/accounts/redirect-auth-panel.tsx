'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { startSession } from '@/lib/accounts/sign-in'
import { localProblem, type Problem } from '@/lib/api/problem'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { useArrival } from './use-arrival'

type RedirectAuthPanelProps = {
  next: string
  /** Set when the whole page must first go to this provider. */
  provider: SignInProvider | null
}

const leftMark = 'partim:redirect-auth'

/**
 * Completes a sign-in by redirect: after the return from a provider, or with a custom token after `#token=` (a
 * fragment, so that it never gets into a log).
 */
export function RedirectAuthPanel({ next, provider }: RedirectAuthPanelProps) {
  const t = useTranslations('redirectAuth')
  const [problem, setProblem] = useState<Problem | null>(null)
  const arrive = useArrival(next)
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    const complete = async () => {
      const token = new URLSearchParams(location.hash.slice(1)).get('token')
      // The token must not stay in the address bar or the history.
      if (token) history.replaceState(null, '', location.pathname + location.search)
      const client = await loadIdentityClient()
      const user = token ? await client.signInWithToken(token) : await client.redirectedUser()
      if (user) return arrive(await startSession(user))
      const cameBack = sessionStorage.getItem(leftMark) !== null
      sessionStorage.removeItem(leftMark)
      if (!provider || cameBack) return setProblem(localProblem('sign_in_incomplete'))
      sessionStorage.setItem(leftMark, provider)
      await client.leaveToSignIn(provider)
    }
    complete().catch((error: unknown) => setProblem(problemFrom(error)))
  }, [arrive, provider])

  if (problem) {
    return (
      <div className="grid gap-5">
        <h1 className="text-2xl">{t('failed')}</h1>
        <ErrorSummary problem={problem} />
        <ButtonLink href={`/login?${new URLSearchParams({ next })}`} size="lg" block>
          {t('toLogin')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-8 text-center">
      <Spinner className="size-8 text-ink-3" />
      <h1 className="text-xl">{t('working')}</h1>
    </div>
  )
}
