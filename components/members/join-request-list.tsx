'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ReadyFields } from '@/components/forms/ready-fields'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import { toast } from '@/components/ui/toast'
import { Unbroken } from '@/components/ui/unbroken'
import { formatDay } from '@/lib/dates/format-thai'
import type { JoinRequest } from '@/lib/members/member'
import { declineJoinRequest } from '@/lib/members/requests'
import { askAgainAfterDays } from '@/validators/join-request-terms'
import type { Role } from '@/validators/permissions'

const AcceptDialog = pressPart(() => import('./accept-dialog'))
const ConfirmGoing = pressPart(() => import('./confirm-going'))

type JoinRequestListProps = {
  requests: readonly JoinRequest[]
  given: readonly Role[]
  onDecided: (request: JoinRequest) => void
  /** Called when no decision was made; a colleague may have made one, or the request was withdrawn. */
  onUndecided: () => void
}

/** Open requests to join the company, each with its two answers. */
export default function JoinRequestList({ requests, given, onDecided, onUndecided }: JoinRequestListProps) {
  const t = useTranslations('members.requests')
  const [accepted, setAccepted] = useState<JoinRequest | null>(null)
  const [declined, setDeclined] = useState<JoinRequest | null>(null)
  const decided = (request: JoinRequest, what: 'accepted' | 'declined') => {
    setAccepted(null)
    setDeclined(null)
    onDecided({ ...request, state: what })
    void toast('success', t(what, { name: request.displayName }))
  }
  const undecided = () => {
    setAccepted(null)
    setDeclined(null)
    onUndecided()
  }
  return (
    <>
      <ReadyFields>
        <ul>
          {requests.map((request) => (
            <li key={request.id} className="border-line py-3 not-first:border-t">
              <div className="flex gap-3">
                <Avatar name={request.displayName} className="size-10 shrink-0" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium break-words">
                    <Unbroken isName>{request.displayName}</Unbroken>
                  </p>
                  <p className="text-sm wrap-anywhere text-ink-3">{request.email}</p>
                  <blockquote className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line text-ink-2">
                    {request.message}
                  </blockquote>
                  <p className="mt-2 text-sm text-ink-3">
                    {t('until', { day: formatDay(new Date(request.expiresAt)) })}
                  </p>
                  <div className="mt-2 flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      aria-label={t('acceptOne', { name: request.displayName })}
                      onClick={() => setAccepted(request)}
                    >
                      {t('accept')}
                    </Button>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('declineOne', { name: request.displayName })}
                      onClick={() => setDeclined(request)}
                    >
                      {t('decline')}
                    </Button>
                  </div>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </ReadyFields>
      {accepted && (
        <AcceptDialog
          key={accepted.id}
          request={accepted}
          given={given}
          onAccepted={() => decided(accepted, 'accepted')}
          onClose={undecided}
        />
      )}
      {declined && (
        <ConfirmGoing
          title={t('declineTitle', { name: declined.displayName })}
          about={t('declineAbout', { days: askAgainAfterDays })}
          keep={t('keep')}
          confirm={t('decline')}
          go={() => declineJoinRequest(declined.id)}
          onGone={() => decided(declined, 'declined')}
          onClose={undecided}
        />
      )}
    </>
  )
}
