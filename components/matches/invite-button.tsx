'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Problem, ProblemError } from '@/lib/api/browser'
import { inviteWorker } from '@/lib/matches/requests'

type InviteButtonProps = {
  jobPostId: string
  workerId: string
  /** The worker's name as on the card. */
  name: string
  isInvited: boolean
  /** In the place of somebody who cannot come: who applies first has it. */
  isInstead?: boolean
}

/** Invites a worker with one tap: shown at once, and reverted with the reason if it was refused. */
export function InviteButton({ jobPostId, workerId, name, isInvited, isInstead }: InviteButtonProps) {
  const t = useTranslations('matches.invite')
  const problemText = useProblemText()
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<Problem | null>(null)

  const invite = async () => {
    setAsked(true)
    setRefusal(null)
    try {
      await inviteWorker(jobPostId, workerId)
      // For the list of those invited.
      router.refresh()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setAsked(false)
      setRefusal(error.problem)
    }
  }

  const invited = isInvited || isAsked
  return (
    <div className="grid gap-2">
      <Button
        variant={invited ? 'ghost' : 'secondary'}
        block
        aria-disabled={invited || undefined}
        className="aria-disabled:cursor-default aria-disabled:opacity-100"
        onClick={invited ? undefined : invite}
      >
        <Icon name={invited ? 'check-circle' : 'mail'} className={invited ? 'size-5 text-leaf' : undefined} />
        {t(invited ? 'done' : isInstead ? 'instead' : 'action')}
        <span className="sr-only"> {name}</span>
      </Button>
      <p role="status" className="sr-only">
        {isAsked && t('said', { name })}
      </p>
      {refusal && (
        <p role="alert" className="text-sm text-chilli">
          {problemText(refusal)}
        </p>
      )}
    </div>
  )
}
