'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { Tone } from '@/components/ui/tone'
import { ProblemError } from '@/lib/api/problem'
import { formatDay } from '@/lib/dates/format-thai'
import type { Invitation } from '@/lib/members/member'
import { changeInvitation } from '@/lib/members/requests'

type InvitationEvent = Invitation['events'][number]

const tones: Readonly<Record<Invitation['state'], Tone>> = {
  pending: 'sky',
  expired: 'mango',
  declined: 'neutral',
  accepted: 'leaf',
  revoked: 'neutral',
}

type InvitationItemProps = {
  invitation: Invitation
  onChanged: (invitation: Invitation) => void
  /** Called when the invitation is out of date: somebody answered it, or a colleague changed it. */
  onOutdated: () => void
}

/** One invitation: its address, role, state and actions. */
export function InvitationItem({ invitation, onChanged, onOutdated }: InvitationItemProps) {
  const t = useTranslations('members')
  const problemText = useProblemText()
  const [busy, setBusy] = useState<InvitationEvent | null>(null)
  const { email, role, branches, state, events, expiresAt } = invitation

  const cause = async (event: InvitationEvent) => {
    setBusy(event)
    try {
      onChanged(await changeInvitation(invitation.id, event))
      void toast('success', t(`invitations.${event === 'resend' ? 'resent' : 'revoked'}`, { email }))
    } catch (error) {
      const problem = error instanceof ProblemError ? error.problem : null
      void toast('error', problemText(problem ?? { code: 'unknown' }))
      if (problem?.code === 'wrong_state' || problem?.code === 'not_found') onOutdated()
    } finally {
      setBusy(null)
    }
  }

  return (
    <li className="border-line py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-sm break-words text-ink-3">
            {[t(`roles.${role}`), ...branches.map(({ name }) => name)].join(' · ')}
          </p>
          {state === 'pending' && (
            <p className="text-sm text-ink-3">
              {t('invitations.until', { day: formatDay(new Date(expiresAt)) })}
            </p>
          )}
        </div>
        <Badge tone={tones[state]}>{t(`invitations.states.${state}`)}</Badge>
      </div>
      {events.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {events.map((event) => (
            <Button
              key={event}
              variant={event === 'resend' ? 'secondary' : 'ghost'}
              size="sm"
              loading={busy === event}
              disabled={busy !== null && busy !== event}
              aria-label={t(`invitations.${event}One`, { email })}
              onClick={() => void cause(event)}
            >
              {t(`invitations.${event}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
