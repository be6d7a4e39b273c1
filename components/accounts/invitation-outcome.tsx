import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { LinkOutcome } from '@/components/ui/link-outcome'
import type { LinkedInvitation } from '@/lib/accounts/invitation-link'
import { formatClock, formatDay } from '@/lib/dates/format-thai'

type State = LinkedInvitation['state'] | 'invalid'

/** The text of a declined invitation whose refusal can be taken back, with the button that does. */
export function DeclinedInvitation({
  company,
  until,
  children,
}: {
  company: string
  until: string
  children: ReactNode
}) {
  const t = useTranslations('invitation.closed.declined')
  const end = new Date(until)
  return (
    <LinkOutcome illustration="mail" title={t('title')} action={children}>
      {t('until', { company, until: `${formatDay(end)} ${formatClock(end)}` })}
    </LinkOutcome>
  )
}

/** The text of an invitation that can no longer be answered, with its one next step. */
export function ClosedInvitation({
  state,
  company,
  inviter,
}: {
  state: State
  company: string
  inviter: string
}) {
  const t = useTranslations('invitation.closed')
  const key = state === 'pending' ? 'invalid' : state
  const isDone = key === 'accepted'
  return (
    <LinkOutcome
      illustration={isDone ? 'verified' : key === 'declined' ? 'mail' : 'broken-link'}
      title={t(`${key}.title`)}
      action={
        <ButtonLink href={isDone ? '/login' : '/'} size="lg" block>
          {t(isDone ? 'toLogin' : 'toHome')}
        </ButtonLink>
      }
    >
      {t(`${key}.about`, { company, inviter })}
    </LinkOutcome>
  )
}

type OfferProps = {
  invitation: LinkedInvitation
  /** What this person can do about it. */
  children: ReactNode
}

/** Who invites the person, to which company, and in which role. */
export function InvitationOffer({ invitation, children }: OfferProps) {
  const t = useTranslations('invitation')
  const roles = useTranslations('members')
  const { company, role, branches, maskedEmail, expiresAt } = invitation
  const inviter = invitation.inviterName ?? t('somebody')
  return (
    <>
      <h1 className="text-2xl break-words">{t('title', { company })}</h1>
      <p className="mt-2 text-ink-2">{t('from', { inviter })}</p>
      <dl className="my-5 grid gap-3 rounded-card bg-well p-4">
        <div>
          <dt className="text-sm text-ink-2">{t('role')}</dt>
          <dd className="font-semibold">{roles(`roles.${role}`)}</dd>
          <dd className="text-sm text-ink-2">{roles(`about.${role}`)}</dd>
        </div>
        {branches.length > 0 && (
          <div>
            <dt className="text-sm text-ink-2">{t('branches')}</dt>
            <dd className="break-words">{branches.join(' · ')}</dd>
          </div>
        )}
        <div>
          <dt className="text-sm text-ink-2">{t('sentTo')}</dt>
          <dd className="break-words">{maskedEmail}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{t('until')}</dt>
          <dd>{formatDay(new Date(expiresAt))}</dd>
        </div>
      </dl>
      {children}
    </>
  )
}
