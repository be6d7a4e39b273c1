'use client'

import { useTranslations } from 'next-intl'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import type { FormProblem } from './apply-problem'
import { useProblemText } from './problem-text'

/**
 * The number of the surrounding form's last send where that had faults, else 0: a problem from an earlier send has had its
 * answer. Null outside a form.
 */
export const FaultySend = createContext<number | null>(null)

type ErrorSummaryProps = {
  problem: FormProblem | null
  /** Further information, e.g. how far it got. */
  note?: ReactNode
  action?: ReactNode
}

/**
 * Whether a refusal is an ordinary one (4xx), which its sentence explains completely: support has nothing to look up. An
 * error of a field that the form does not have is not ordinary.
 */
const isOrdinary = ({ status = 500, errors = [] }: FormProblem) => status < 500 && errors.length === 0

/**
 * An error that belongs to no field, brought into sight; unless it is ordinary, with the reference a person can give to
 * support. It gives way to the faults of the fields when the form is sent again with some.
 */
export function ErrorSummary({ problem, note, action }: ErrorSummaryProps) {
  const t = useTranslations('forms')
  const element = useRef<HTMLDivElement>(null)
  const faultySend = useContext(FaultySend)
  const problemText = useProblemText({ inForm: faultySend !== null })
  const send = faultySend ?? 0
  const [appeared, setAppeared] = useState({ problem, send })
  if (appeared.problem !== problem) setAppeared({ problem, send })
  useEffect(() => {
    // A bar at the window's foot is in sight anyway.
    if (problem && !element.current?.closest('[data-docked]')) {
      element.current?.scrollIntoView?.({ block: 'nearest' })
    }
  }, [problem])
  const isPast = appeared.problem === problem && send > appeared.send
  if (!problem || isPast) return null
  return (
    <Alert ref={element} live tone="chilli" title={problemText(problem)} action={action}>
      {note && <p>{note}</p>}
      {problem.requestId && !isOrdinary(problem) && (
        <p>{t('reference', { id: problem.requestId.slice(-8) })}</p>
      )}
    </Alert>
  )
}
