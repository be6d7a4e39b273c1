'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { pressPart } from '@/components/ui/press-part'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import type { Me } from '@/lib/accounts/me'
import type { SignInProvider } from '@/lib/auth/identity-config'
import { Fact } from './fact'

const waiting = <Skeleton className="h-48" />
const EmailForm = pressPart(() => import('./email-form'), waiting)
const PasswordForm = pressPart(() => import('./password-form'), waiting)
const MethodForm = pressPart(() => import('./method-form'), waiting)

type SignInSettingsProps = {
  me: Me
  /** The providers that this environment has. */
  providers: readonly SignInProvider[]
}

type Open = 'email' | 'password' | SignInProvider | null

/** The e-mail address, the password and other accounts somebody signs in with; one form is open at a time. */
export function SignInSettings({ me, providers }: SignInSettingsProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const [open, setOpen] = useState<Open>(null)
  const buttons = useRef(new Map<Open, HTMLButtonElement>())
  const hasPassword = me.signInMethods.includes('password')
  const others = (['google', 'facebook', 'line'] as const).filter(
    (provider) => providers.includes(provider) || me.signInMethods.includes(provider),
  )

  const close = () => {
    const opener = open
    setOpen(null)
    // The focus is lost when the form closes.
    setTimeout(() => buttons.current.get(opener)?.focus())
  }
  const done = (text: string) => {
    close()
    void toast('success', text)
    router.refresh()
  }
  const opener = (which: Exclude<Open, null>, label: string) => (
    <Button
      ref={(button) => {
        if (button) buttons.current.set(which, button)
      }}
      variant="secondary"
      size="sm"
      aria-expanded={open === which}
      onClick={() => (open === which ? close() : setOpen(which))}
    >
      {label}
    </Button>
  )

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4">
        <Fact
          name={t('email')}
          action={
            me.emailVerified ? (
              opener('email', t('emailChange.open'))
            ) : (
              <ButtonLink href="/register/send-email" size="sm">
                {t('verifyEmail')}
              </ButtonLink>
            )
          }
        >
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 wrap-anywhere">{me.email}</span>
            {me.emailVerified ? (
              <Badge tone="leaf" icon="check-circle">
                {t('emailVerified')}
              </Badge>
            ) : (
              <Badge tone="mango">{t('emailUnverified')}</Badge>
            )}
          </span>
        </Fact>
        <OpenPart shown={open === 'email'}>
          <EmailForm me={me} onClose={close} />
        </OpenPart>
      </div>
      <div className="grid grid-cols-1 gap-4">
        <Fact
          name={t('passwordChange.label')}
          action={opener('password', t(hasPassword ? 'passwordChange.open' : 'passwordChange.openFirst'))}
        >
          {t(hasPassword ? 'passwordChange.set' : 'passwordChange.unset')}
        </Fact>
        <OpenPart shown={open === 'password'}>
          <PasswordForm me={me} onClose={close} onChanged={() => done(t('passwordChange.done'))} />
        </OpenPart>
      </div>
      {others.map((provider) => {
        const name = t(`providers.${provider}`)
        const isLinked = me.signInMethods.includes(provider)
        const isOnly = isLinked && me.signInMethods.length === 1
        return (
          <div key={provider} className="grid grid-cols-1 gap-4">
            <Fact
              name={name}
              action={
                !isOnly &&
                opener(provider, t(isLinked ? 'methods.unlink' : 'methods.link', { provider: name }))
              }
            >
              {t(isLinked ? 'methods.linked' : 'methods.unlinked')}
            </Fact>
            <OpenPart shown={open === provider}>
              <MethodForm
                me={me}
                provider={provider}
                onClose={close}
                onLinked={() => done(t('methods.linkedNow', { provider: name }))}
                onUnlinked={() => done(t('methods.unlinkedNow', { provider: name }))}
              />
            </OpenPart>
          </div>
        )
      })}
    </div>
  )
}

/** A form whose script is loaded when it is opened. */
function OpenPart({ shown, children }: { shown: boolean; children: React.ReactNode }) {
  if (!shown) return null
  return <div className="rounded-control bg-well p-4">{children}</div>
}
