'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { closeSession } from '@/lib/accounts/account-requests'
import { leaveTo } from '@/lib/accounts/leave-to'

type SignInToUseLinkProps = {
  /** Whether the link verifies the account's first address or one that replaces it. */
  purpose: 'signInToVerify' | 'signInToChange'
  loginHref: string
  /** Continues without signing in, if there is another way. */
  onClaim?: () => void
}

/** For a valid link in a browser that is not signed in to its account. */
export function SignInToUseLink({ purpose, loginHref, onClaim }: SignInToUseLinkProps) {
  const t = useTranslations('verifyToken')
  const [leaving, setLeaving] = useState(false)
  const signIn = async () => {
    setLeaving(true)
    // The login page redirects anybody who is signed in, and that may be somebody else.
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
