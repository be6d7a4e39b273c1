'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { useProblemText } from '@/components/forms/problem-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { answerInvites } from '@/lib/job-post-invites/requests'

type InviteAnswerProps = {
  jobPostId: string
  title: string
  /** Stands before the ways to answer. */
  pay: ReactNode
  /** The link that leads to the job. */
  action: ReactNode
  children: ReactNode
}

/** A worker's invitation, declined with one tap; what is left of it then takes the answer back. */
export function InviteAnswer({ jobPostId, title, pay, action, children }: InviteAnswerProps) {
  const t = useTranslations('jobPostInvites')
  const problemText = useProblemText()
  const [isDeclined, setDeclined] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Focus follows an answer, because the button that was pressed is gone. */
  const focused = useRef<HTMLButtonElement>(null)
  const hasAnswered = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    if (hasAnswered.current) focused.current?.focus()
  }, [isDeclined])

  const answer = async (event: 'decline' | 'reconsider') => {
    setSending(true)
    setRefusal(null)
    try {
      await answerInvites(event, [jobPostId])
      hasAnswered.current = true
      setDeclined(event === 'decline')
    } catch (error) {
      setRefusal(problemText(problemOfFailure(error)))
    } finally {
      setSending(false)
    }
  }
  const problem = refusal && (
    <p role="alert" className="text-sm font-medium text-chilli">
      {refusal}
    </p>
  )

  if (isDeclined) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm text-ink-2">
          {t('declined', { title })}
        </p>
        <Button
          ref={focused}
          variant="ghost"
          size="sm"
          loading={isSending}
          onClick={() => void answer('reconsider')}
        >
          {t('reconsider')}
          <span className="sr-only"> {title}</span>
        </Button>
        {problem}
      </Card>
    )
  }
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2">
        {pay}
        <div className="flex flex-wrap gap-2">
          <Button
            ref={focused}
            variant="ghost"
            size="sm"
            loading={isSending}
            onClick={() => void answer('decline')}
          >
            {t('decline')}
            <span className="sr-only"> {title}</span>
          </Button>
          {action}
        </div>
      </div>
      {problem}
    </Card>
  )
}
