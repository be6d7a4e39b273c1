import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InvitationAnswer } from '@/components/accounts/invitation-answer'
import { ActivateLink } from '@/components/buffets/activate-link'
import { ClosedLink, NoLink } from '@/components/buffets/closed-link'
import { LinkOffer } from '@/components/buffets/link-offer'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageAccount } from '@/components/screens/page-account'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { readLinkToken } from '@/lib/auth/link-token'
import { loginPath, registerPath, verifyEmployerPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { type BuffetLink, buffetLinkPath } from '@/lib/buffets/buffet-link'
import { getBuffetLink } from '@/lib/buffets/data'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('buffetLink')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

/** A sales link to days of unlimited posting: what it gives, for which company, and its confirmation. */
export default async function VerifyBuffetTokenPage() {
  const token = await readLinkToken()
  if (!token) return <NoLink reason="none" />
  const link = await getBuffetLink(token)
  if (!link) return <NoLink reason="invalid" />
  if (link.state !== 'valid') return <ClosedLink link={link} />
  if (link.standing === 'may_activate') {
    return (
      <ClientMessages messages={await pickMessages('buffetLink', 'problems', 'forms')}>
        <PageAccount />
        <ActivateLink token={token} company={link.company ?? ''}>
          <LinkOffer link={link} />
        </ActivateLink>
      </ClientMessages>
    )
  }
  return (
    <>
      <LinkOffer link={link} />
      {link.standing === 'signed_out' ? (
        <SignInFirst />
      ) : (
        <Hindrance standing={link.standing} company={link.company ?? ''} />
      )}
    </>
  )
}

const here = buffetLinkPath

async function SignInFirst() {
  const t = await getTranslations('buffetLink')
  // A session the service no longer accepts still verifies offline; with a reason the login page ends it.
  const reason = (await getViewer()) ? 'revoked' : undefined
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{t('signedOut')}</p>
      <ButtonLink href={loginPath(here, reason)} size="lg" block>
        {t('signIn')}
      </ButtonLink>
      <ButtonLink href={registerPath(here)} variant="secondary" size="lg" block>
        {t('register')}
      </ButtonLink>
    </div>
  )
}

type Hindering = Exclude<BuffetLink['standing'], 'signed_out' | 'may_activate'>

const wayOn: Readonly<Record<Exclude<Hindering, 'worker'>, string>> = {
  not_registered: registerPath(here),
  no_company: verifyEmployerPath(here),
  not_allowed: '/dashboard',
  suspended: '/dashboard',
}

/** Why the signed-in person cannot activate it, and what to do first. */
async function Hindrance({ standing, company }: { standing: Hindering; company: string }) {
  const t = await getTranslations('buffetLink.hindrances')
  return (
    <>
      <Alert
        tone="mango"
        title={t(`${standing}.title`, { company })}
        className="mb-4"
        action={
          standing !== 'worker' && <ButtonLink href={wayOn[standing]}>{t(`${standing}.action`)}</ButtonLink>
        }
      >
        {t(`${standing}.about`, { company })}
      </Alert>
      {standing === 'worker' && (
        <InvitationAnswer
          steps={[{ label: t('worker.action'), variant: 'primary', does: 'switchAccount', on: here }]}
          messages={await pickMessages('forms', 'problems')}
        />
      )}
    </>
  )
}
