'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { identityCode, problemFrom } from '@/lib/accounts/identity-problem'
import { leaveTo } from '@/lib/accounts/leave-to'
import { startSession } from '@/lib/accounts/sign-in'
import type { Problem } from '@/lib/api/problem'
import { loadIdentityClient } from '@/lib/auth/firebase-browser'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { isInApp, outsideAddress } from '@/lib/navigation/in-app-browser'
import { ProviderMark } from './provider-mark'
import { useArrival } from './use-arrival'

type ProviderButtonsProps = {
  /** The providers that this environment has; without any, nothing is shown. */
  providers: readonly SignInProvider[]
  /** Where a registered person goes afterwards. */
  next: string
  /** What happens after signing in instead of going there. */
  onSignedIn?: () => Promise<void>
  /** Nothing stands before them that they are another way of. */
  isFirst?: boolean
}

/** Codes after which a separate window cannot work, and the whole page must go to the provider. */
const needsRedirect: ReadonlySet<string> = new Set([
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
  'auth/web-storage-unsupported',
])

/** Says in the browser of an app, which Google refuses, how to open the page outside. */
function InAppNote() {
  const t = useTranslations('accounts.inApp')
  const outside = outsideAddress(location.href, navigator.userAgent)
  return (
    <div className="grid gap-2 rounded-card bg-well px-4 py-3 text-sm">
      <p>{t('about')}</p>
      {outside ? (
        <a href={outside} className={buttonClass({ variant: 'secondary', size: 'sm' }, 'justify-self-start')}>
          {t('open')}
        </a>
      ) : (
        <p>{t('how')}</p>
      )}
    </div>
  )
}

/** Sign-in and registration by Google, Facebook and LINE. */
export function ProviderButtons({ providers, next, onSignedIn, isFirst }: ProviderButtonsProps) {
  const t = useTranslations('accounts')
  const goThere = useArrival(next)
  const arrive = onSignedIn ?? goThere
  const [busy, setBusy] = useState<SignInProvider | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [inApp, setInApp] = useState(false)
  useEffect(() => setInApp(isInApp(navigator.userAgent)), [])
  if (providers.length === 0) return null
  const isRefused = (provider: SignInProvider) => inApp && provider === 'google'

  const signIn = async (provider: SignInProvider) => {
    setBusy(provider)
    setProblem(null)
    try {
      const client = await loadIdentityClient()
      await arrive(await startSession(await client.signInByPopup(provider)))
    } catch (error) {
      if (needsRedirect.has(identityCode(error))) {
        await leaveTo(`/login/redirect-auth?${new URLSearchParams({ provider, next })}`)
      }
      setProblem(problemFrom(error))
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className={classNames('grid gap-3', !isFirst && 'mt-6')}>
      {!isFirst && (
        <p className="flex items-center gap-3 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('or')}
        </p>
      )}
      <ErrorSummary problem={problem} />
      {providers.some(isRefused) && <InAppNote />}
      {providers
        .filter((provider) => !isRefused(provider))
        .map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size="lg"
            block
            loading={busy === provider}
            disabled={busy !== null && busy !== provider}
            onPointerEnter={() => void loadIdentityClient().catch(() => undefined)}
            onClick={() => void signIn(provider)}
          >
            <ProviderMark provider={provider} />
            {t(`providers.${provider}`)}
          </Button>
        ))}
    </div>
  )
}
