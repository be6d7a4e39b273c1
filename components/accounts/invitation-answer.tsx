'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ButtonVariant } from '@/components/ui/button-style'
import { localProblem, type Problem } from '@/lib/api/problem'

const actions = () => import('@/lib/accounts/answer-invitation')
const InvitationProblem = lazy(() => import('./invitation-problem'))

/** What a button does; the code for it loads separately from the page. */
export type InvitationStep = {
  readonly label: string
  readonly variant: ButtonVariant
  readonly does: 'accept' | 'decline' | 'switchAccount'
  /** The link's token, or the screen to continue at with another account. */
  readonly on: string
}

type InvitationAnswerProps = {
  steps: readonly InvitationStep[]
  /** Texts of `forms` and `problems`, for errors. */
  messages: Partial<Messages>
}

/** The answers to an invitation, one button each. */
export function InvitationAnswer({ steps, messages }: InvitationAnswerProps) {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => void actions().catch(() => undefined), [])

  const take = async ({ does, on }: InvitationStep) => {
    setBusy(does)
    setProblem(null)
    const found = await actions().then(
      (module) => module[does](on),
      () => localProblem('network'),
    )
    setBusy(null)
    setProblem(found)
    // It was answered, or it is not in the state that was shown: either way the page must show something else.
    if (does !== 'switchAccount' && (!found || found.status < 500)) router.refresh()
  }

  return (
    <div className="grid gap-3">
      {problem && (
        <Suspense>
          <InvitationProblem problem={problem} messages={messages} />
        </Suspense>
      )}
      {steps.map((step) => (
        <Button
          key={step.does}
          variant={step.variant}
          size="lg"
          block
          loading={busy === step.does}
          disabled={busy !== null && busy !== step.does}
          onClick={() => void take(step)}
        >
          {step.label}
        </Button>
      ))}
    </div>
  )
}
