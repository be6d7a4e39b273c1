'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Spinner } from '@/components/ui/spinner'
import { type AccountKind, applyVerification } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { LinkOutcome } from './link-outcome'
import { type LinkState, linkStateOf } from './link-state'

type VerifyTokenPanelProps = {
  token: string
  kind: AccountKind
  /** Where the next step is for this person: on for somebody signed in, else the login page. */
  continueTo: '/verify-employer' | '/dashboard' | null
}

/** A link works once, and React may run an effect twice. */
const applied = new Map<string, Promise<LinkState>>()

function apply(kind: AccountKind, token: string): Promise<LinkState> {
  const known = applied.get(token)
  if (known) return known
  const outcome = applyVerification(kind, token).then(
    () => 'verified' as const,
    (error) => linkStateOf(problemFrom(error)),
  )
  applied.set(token, outcome)
  return outcome
}

/** Uses an e-mail verification link as the page opens, and says what became of it and what to do next. */
export function VerifyTokenPanel({ token, kind, continueTo }: VerifyTokenPanelProps) {
  const t = useTranslations('verifyToken')
  const [state, setState] = useState<LinkState | 'checking'>('checking')

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
  const goOn = continueTo ? (
    <ButtonLink href={continueTo} size="lg" block>
      {t(continueTo === '/verify-employer' ? 'toCompany' : 'toDashboard')}
    </ButtonLink>
  ) : (
    <ButtonLink href="/login" size="lg" block>
      {t('toLogin')}
    </ButtonLink>
  )
  const newLink = (
    <ButtonLink
      href={continueTo ? '/register/send-email' : '/login?next=/register/send-email'}
      size="lg"
      block
    >
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
