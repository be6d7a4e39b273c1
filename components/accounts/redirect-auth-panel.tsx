'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { startSession } from '@/lib/accounts/sign-in'
import { localProblem, type Problem } from '@/lib/api/problem'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { User } from '@/lib/auth/identity-client'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { useArrival } from './use-arrival'

type RedirectAuthPanelProps = {
  next: string
  /** Set when the whole page must first go to this provider. */
  provider: SignInProvider | null
}

/** The question takes the place of a line that says to wait, and is read aloud. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus()

const leftMark = 'partim:redirect-auth'

/**
 * Completes a sign-in by redirect: after the return from a provider, or with a custom token after `#token=` (a
 * fragment, so that it never gets into a log). Anybody can send a link with a token of their own account, so that whoever
 * follows it is asked first, by its address: a name can be anybody's.
 */
export function RedirectAuthPanel({ next, provider }: RedirectAuthPanelProps) {
  const t = useTranslations('redirectAuth')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [invited, setInvited] = useState<{ token: string; user: User } | null>(null)
  const [isEntering, setEntering] = useState(false)
  const loginPath = `/login?${new URLSearchParams({ next })}`
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
      if (token) return setInvited({ token, user: await client.signInWithToken(token) })
      const user = await client.redirectedUser()
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
        <ButtonLink href={loginPath} size="lg" block>
          {t('toLogin')}
        </ButtonLink>
      </div>
    )
  }
  if (invited) {
    const enter = async () => {
      setEntering(true)
      try {
        // A session wants a fresh sign-in, and somebody may have thought about the question for long.
        const client = await loadIdentityClient()
        await arrive(await startSession(await client.signInWithToken(invited.token)))
      } catch (error) {
        setProblem(problemFrom(error))
      }
    }
    return (
      <div className="grid gap-5">
        <h1 ref={focusOnce} tabIndex={-1} className="text-2xl">
          {t('asked.title', { name: invited.user.email || t('asked.somebody') })}
        </h1>
        <p className="text-ink-2">{t('asked.warning')}</p>
        <Button size="lg" block loading={isEntering} onClick={() => void enter()}>
          {t('asked.enter')}
        </Button>
        <ButtonLink href={loginPath} variant="secondary" size="lg" block>
          {t('asked.notMe')}
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
