import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SignOutButtons } from '@/components/accounts/sign-out-buttons'
import { ClientMessages } from '@/components/layout/client-messages'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { requireMe } from '@/lib/accounts/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { TeamSection } from './team-section'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('title') }
}

/** The signed-in person's own account. */
export default async function MyAccountPage() {
  const me = await requireMe()
  const t = await getTranslations('account')
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="text-3xl">{t('title')}</h1>
      <Card className="p-5">
        <dl className="grid gap-4">
          <Fact name={t('name')}>{me.displayName}</Fact>
          <Fact name={t('email')}>
            <span className="flex flex-wrap items-center gap-2">
              {me.email}
              {me.emailVerified ? (
                <Badge tone="leaf" icon="check-circle">
                  {t('emailVerified')}
                </Badge>
              ) : (
                <Badge tone="mango">{t('emailUnverified')}</Badge>
              )}
            </span>
          </Fact>
          <Fact name={t('phone')}>{me.phone}</Fact>
        </dl>
        {!me.emailVerified && (
          <ButtonLink href="/register/send-email" size="sm" className="mt-4">
            {t('verifyEmail')}
          </ButtonLink>
        )}
      </Card>
      <TeamSection me={me} />
      <Card className="p-5">
        <h2 className="text-lg">{t('signOutTitle')}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{t('signOutAbout')}</p>
        <ClientMessages messages={await pickMessages('userMenu')}>
          <SignOutButtons />
        </ClientMessages>
      </Card>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
