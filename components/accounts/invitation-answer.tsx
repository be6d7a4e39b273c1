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
  readonly does: 'accept' | 'decline' | 'reconsider' | 'switchAccount'
  /** The link's token, or the screen to continue at with another account. */
  readonly on: string
  /** What is asked before it is done, and what the way back is called; without it, the first press does it. */
  readonly asks?: { readonly question: string; readonly back: string }
}

type InvitationAnswerProps = {
  steps: readonly InvitationStep[]
  /** Texts of `forms` and `problems`, for errors. */
  messages: Partial<Messages>
}

/**
 * The answers to an invitation, one button each. Whatever opens links for people may press one, so that one with a question
 * is done by a second press.
 */
export function InvitationAnswer({ steps, messages }: InvitationAnswerProps) {
  const router = useRouter()
  const [busy, setBusy] = useState<string | null>(null)
  const [asked, setAsked] = useState<InvitationStep['does'] | null>(null)
  /** What was asked and not done: its button has the focus again. */
  const [left, setLeft] = useState<InvitationStep['does'] | null>(null)
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
    setAsked(null)
    setProblem(found)
    // It was answered, or it is not in the state that was shown: either way the page must show something else.
    if (does !== 'switchAccount' && (!found || found.status < 500)) router.refresh()
  }

  const turn = (to: typeof asked, from: typeof left) => {
    setAsked(to)
    setLeft(from)
  }
  const shown = steps.find(({ does }) => does === asked)
  const buttonOf = (step: InvitationStep, press: () => void) => (
    <Button
      key={step.does}
      variant={step.variant}
      size="lg"
      block
      autoFocus={left === step.does}
      loading={busy === step.does}
      disabled={busy !== null && busy !== step.does}
      onClick={press}
    >
      {step.label}
    </Button>
  )
  if (shown?.asks) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
      <div key="question" role="group" aria-label={shown.asks.question} className="grid gap-3">
        <p className="font-semibold">{shown.asks.question}</p>
        <Button
          variant="secondary"
          size="lg"
          block
          autoFocus
          disabled={busy !== null}
          onClick={() => turn(null, shown.does)}
        >
          {shown.asks.back}
        </Button>
        {buttonOf(shown, () => void take(shown))}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {problem && (
        <Suspense>
          <InvitationProblem problem={problem} messages={messages} />
        </Suspense>
      )}
      {steps.map((step) => buttonOf(step, () => (step.asks ? turn(step.does, null) : void take(step))))}
    </div>
  )
}
