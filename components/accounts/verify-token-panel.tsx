'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { Spinner } from '@/components/ui/spinner'
import { type AccountKind, applyVerification } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { homeOnceVerified } from '@/lib/auth/home-of-members'
import { isApplying, loginPath, sendEmailPath, verifyTokenPath } from '@/lib/auth/next-path'
import { type LinkState, linkStateOf } from './link-state'
import { SignInToUseLink } from './sign-in-to-use-link'

const ClaimAccountForm = lazy(() => import('./claim-account-form'))

type VerifyTokenPanelProps = {
  token: string
  kind: AccountKind
  /** What they came for when they registered: a path of our own, checked by safeNextPath. */
  next?: string
  /** Whether somebody is signed in, for whom the next step is not the login page. */
  isSignedIn: boolean
}

type Outcome = LinkState | 'changed' | 'verifiedAnew' | 'signInToVerify' | 'signInToChange'

/** Problems that mean that the link needs a session of its account. */
const sessionsAsked: Readonly<Record<string, Outcome>> = {
  sign_in_to_verify: 'signInToVerify',
  sign_in_to_change_email: 'signInToChange',
}

/** What the way on is called: after what they came for, else after the home of their kind. */
function goOnLabel(kind: AccountKind, wanted: string | undefined) {
  if (wanted) return isApplying(wanted) ? 'toApply' : 'goOn'
  return kind === 'employer' ? 'toCompany' : 'toOwnJobs'
}

/** A link works once, and React may run an effect twice. */
const applied = new Map<string, Promise<Outcome>>()

function apply(kind: AccountKind, token: string): Promise<Outcome> {
  const known = applied.get(token)
  if (known) return known
  const outcome = applyVerification(kind, token).then<Outcome, Outcome>(
    ({ changed, signedOut }) => (changed ? 'changed' : signedOut ? 'verifiedAnew' : 'verified'),
    (error) => {
      const problem = problemFrom(error)
      return sessionsAsked[problem.code] ?? linkStateOf(problem)
    },
  )
  applied.set(token, outcome)
  return outcome
}

/** Uses an e-mail verification link as the page opens, and says what became of it and what to do next. */
export function VerifyTokenPanel({ token, kind, next: wanted, isSignedIn }: VerifyTokenPanelProps) {
  const t = useTranslations('verifyToken')
  const [state, setState] = useState<Outcome | 'checking' | 'claiming'>('checking')

  useEffect(() => {
    let current = true
    void apply(kind, token).then((outcome) => {
      if (current) setState(outcome)
    })
    return () => {
      current = false
    }
  }, [kind, token])

  const tryAgain = () => {
    applied.delete(token)
    setState('checking')
    void apply(kind, token).then(setState)
  }

  if (state === 'checking') {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-8 text-center">
        <Spinner className="size-8 text-ink-3" />
        <h1 className="text-xl">{t('checking')}</h1>
      </div>
    )
  }
  const next = wanted ?? homeOnceVerified(kind)
  if (state === 'claiming') {
    return (
      <Suspense>
        <ClaimAccountForm token={token} kind={kind} next={next} />
      </Suspense>
    )
  }
  if (state === 'signInToVerify' || state === 'signInToChange') {
    return (
      <SignInToUseLink
        purpose={state}
        loginHref={loginPath(verifyTokenPath(kind, wanted))}
        onClaim={state === 'signInToVerify' ? () => setState('claiming') : undefined}
      />
    )
  }
  const signInAnew = (
    <ButtonLink href={wanted ? loginPath(wanted) : '/login'} size="lg" block>
      {t('toLogin')}
    </ButtonLink>
  )
  const goOn = isSignedIn ? (
    <ButtonLink href={next} size="lg" block>
      {t(goOnLabel(kind, wanted))}
    </ButtonLink>
  ) : (
    signInAnew
  )
  const newLink = (
    <ButtonLink href={isSignedIn ? sendEmailPath(wanted) : loginPath(sendEmailPath(wanted))} size="lg" block>
      {t('newLink')}
    </ButtonLink>
  )
  const again = (
    <Button size="lg" block onClick={tryAgain}>
      {t('tryAgain')}
    </Button>
  )
  const outcomes = {
    verified: { illustration: 'verified', action: goOn },
    changed: { illustration: 'verified', action: signInAnew },
    verifiedAnew: { illustration: 'verified', action: signInAnew },
    used: { illustration: 'verified', action: goOn },
    expired: { illustration: 'broken-link', action: newLink },
    invalid: { illustration: 'lost', action: newLink },
    offline: { illustration: 'offline', action: again },
    failed: { illustration: 'storm', action: again },
  } as const
  const { illustration, action } = outcomes[state]
  return (
    <LinkOutcome illustration={illustration} title={t(`${state}.title`)} action={action}>
      {t(`${state}.about`)}
    </LinkOutcome>
  )
}
