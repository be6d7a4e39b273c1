'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { closeSession } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'
import { LinkOutcome } from './link-outcome'

type SignInToUseLinkProps = {
  /** What the link is for: the account's first address, or one that shall take its place. */
  purpose: 'signInToVerify' | 'signInToChange'
  loginHref: string
  /** Goes on without signing in, where there is another way. */
  onClaim?: () => void
}

/** A link that is good, in a browser that is not signed in to its account. */
export function SignInToUseLink({ purpose, loginHref, onClaim }: SignInToUseLinkProps) {
  const t = useTranslations('verifyToken')
  const [leaving, setLeaving] = useState(false)
  const signIn = async () => {
    setLeaving(true)
    // The login page leads whoever is signed in away, which may be somebody else.
    await closeSession().catch(() => undefined)
    await leaveTo(loginHref)
    setLeaving(false)
  }
  return (
    <LinkOutcome
      illustration="mail"
      title={t(`${purpose}.title`)}
      action={
        <div className="grid gap-3">
          <Button size="lg" block loading={leaving} onClick={() => void signIn()}>
            {t('toLogin')}
          </Button>
          {onClaim && (
            <Button variant="ghost" size="lg" block onClick={onClaim}>
              {t('claim.open')}
            </Button>
          )}
        </div>
      }
    >
      {t(`${purpose}.about`)}
    </LinkOutcome>
  )
}
