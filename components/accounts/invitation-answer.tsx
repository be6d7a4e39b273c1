'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { Button } from '@/components/ui/button'
import { acceptInvitation, declineInvitation } from '@/lib/accounts/account-requests'
import { problemFrom } from '@/lib/accounts/identity-problem'
import { leaveTo } from '@/lib/accounts/leave-to'
import type { Problem } from '@/lib/api/problem'

type InvitationAnswerProps = {
  token: string
  /** False where somebody has to sign in before they can accept. */
  acceptable: boolean
}

/** Refusals that mean that the page is older than the invitation or the session. */
const outdated = new Set(['wrong_state', 'already_member', 'invitation_for_other', 'link_invalid'])

/** The two answers to an invitation. */
export function InvitationAnswer({ token, acceptable }: InvitationAnswerProps) {
  const t = useTranslations('invitation')
  const router = useRouter()
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const answer = async (what: 'accept' | 'decline') => {
    setBusy(what)
    setProblem(null)
    try {
      if (what === 'accept') {
        await acceptInvitation(token)
        await leaveTo('/dashboard')
      } else {
        await declineInvitation(token)
        router.refresh()
      }
    } catch (error) {
      const found = problemFrom(error)
      setProblem(found)
      if (outdated.has(found.code)) router.refresh()
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="grid gap-3">
      <ErrorSummary problem={problem} />
      {acceptable && (
        <Button
          variant="accent"
          size="lg"
          block
          loading={busy === 'accept'}
          disabled={busy === 'decline'}
          onClick={() => void answer('accept')}
        >
          {t('accept')}
        </Button>
      )}
      <Button
        variant="ghost"
        block
        loading={busy === 'decline'}
        disabled={busy === 'accept'}
        onClick={() => void answer('decline')}
      >
        {t('decline')}
      </Button>
    </div>
  )
}
