'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type InvitationQuestionProps = {
  question: string
  /** What the way back is called. */
  back: string
  isBusy: boolean
  onBack: () => void
  /** The button that does what is asked about. */
  children: ReactNode
}

/** Asks before an invitation is answered; the way back comes first, for whatever presses the first button. */
export default function InvitationQuestion({
  question,
  back,
  isBusy,
  onBack,
  children,
}: InvitationQuestionProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={question} className="grid gap-3">
      <p className="font-semibold">{question}</p>
      <Button variant="secondary" size="lg" block autoFocus disabled={isBusy} onClick={onBack}>
        {back}
      </Button>
      {children}
    </div>
  )
}
