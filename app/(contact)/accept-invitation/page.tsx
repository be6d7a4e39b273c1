import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { InvitationAnswer, type InvitationStep } from '@/components/accounts/invitation-answer'
import {
  ClosedInvitation,
  DeclinedInvitation,
  InvitationOffer,
} from '@/components/accounts/invitation-outcome'
import { PageAccount } from '@/components/screens/page-account'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { LinkOutcome } from '@/components/ui/link-outcome'
import { getInvitation } from '@/lib/accounts/data'
import type { LinkedInvitation } from '@/lib/accounts/invitation-link'
import { readLinkToken } from '@/lib/auth/link-token'
import { loginPath } from '@/lib/auth/next-path'
import { getViewer } from '@/lib/auth/viewer'
import { pickMessages } from '@/lib/i18n/pick-messages'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('invitation')
  return { title: t('pageTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

/** An invitation to a company, and what the person who opened its link can do about it. */
export default async function AcceptInvitationPage() {
  const token = await readLinkToken()
  const invitation = token ? await getInvitation(token) : null
  return (
    <Card className="mx-auto max-w-md rounded-panel p-6 sm:p-8">
      {invitation ? (
        <Invitation token={token} invitation={invitation} />
      ) : (
        <ClosedInvitation state="invalid" company="" inviter="" />
      )}
    </Card>
  )
}

type InvitationProps = { token: string; invitation: LinkedInvitation }

async function Invitation({ token, invitation }: InvitationProps) {
  const t = await getTranslations('invitation')
  const { state, standing, company } = invitation
  if (standing === 'member_here') {
    return (
      <LinkOutcome
        illustration="verified"
        title={t('memberHere.title', { company })}
        action={
          <ButtonLink href="/dashboard" size="lg" block>
            {t('toDashboard')}
          </ButtonLink>
        }
      >
        {t('memberHere.about')}
      </LinkOutcome>
    )
  }
  if (invitation.reconsiderUntil) {
    return (
      <DeclinedInvitation company={company} until={invitation.reconsiderUntil}>
        <InvitationAnswer
          steps={[{ label: t('reconsider'), variant: 'secondary', does: 'reconsider', on: token }]}
          messages={await pickMessages('forms', 'problems')}
        />
      </DeclinedInvitation>
    )
  }
  if (state !== 'pending') {
    const inviter = invitation.inviterName ?? t('somebody')
    return <ClosedInvitation state={state} company={company} inviter={inviter} />
  }
  return (
    <InvitationOffer invitation={invitation}>
      <Steps token={token} company={company} standing={standing} maskedEmail={invitation.maskedEmail} />
    </InvitationOffer>
  )
}

const here = '/accept-invitation'

type StepsProps = {
  token: string
  company: string
  standing: Exclude<LinkedInvitation['standing'], 'member_here'>
  maskedEmail: string
}

/** What the person who opened the link can do now. */
async function Steps({ token, company, standing, maskedEmail }: StepsProps) {
  const t = await getTranslations('invitation')
  const messages = await pickMessages('forms', 'problems')
  const accept: InvitationStep = { label: t('accept'), variant: 'accent', does: 'accept', on: token }
  const decline: InvitationStep = {
    label: t('decline'),
    variant: 'ghost',
    does: 'decline',
    on: token,
    asks: { question: t('declineAsked', { company }), back: t('declineNot') },
  }
  if (standing === 'invitee') {
    return (
      <>
        <PageAccount />
        <InvitationAnswer steps={[accept, decline]} messages={messages} />
      </>
    )
  }
  if (standing === 'signed_out') {
    // A session the service no longer accepts still verifies offline; with a reason the login page ends it.
    const reason = (await getViewer()) ? 'revoked' : undefined
    return (
      <div className="grid gap-3">
        <p className="text-ink-2">{t('signedOut', { email: maskedEmail })}</p>
        <ButtonLink href={loginPath(here, reason)} size="lg" block>
          {t('signIn')}
        </ButtonLink>
        <ButtonLink href="/accept-register" variant="secondary" size="lg" block>
          {t('register')}
        </ButtonLink>
        <InvitationAnswer steps={[decline]} messages={messages} />
      </div>
    )
  }
  if (standing === 'other_address') {
    const email = (await getViewer())?.email ?? ''
    return (
      <>
        <Alert tone="mango" title={t('otherAddress.title')} className="mb-4">
          {t('otherAddress.about', { email, invited: maskedEmail })}
        </Alert>
        <InvitationAnswer
          steps={[{ label: t('switch'), variant: 'primary', does: 'switchAccount', on: here }]}
          messages={messages}
        />
      </>
    )
  }
  return <Hindrance standing={standing} />
}

const wayOn = {
  not_registered: '/register',
  worker: '/dashboard',
  member_elsewhere: '/my-account#team',
} as const

/** For the owner of the invited address who cannot accept yet: why, and what to do first. */
async function Hindrance({ standing }: { standing: keyof typeof wayOn }) {
  const t = await getTranslations('invitation.hindrances')
  return (
    <Alert
      tone="mango"
      title={t(`${standing}.title`)}
      action={<ButtonLink href={wayOn[standing]}>{t(`${standing}.action`)}</ButtonLink>}
    >
      {t(`${standing}.about`)}
    </Alert>
  )
}
