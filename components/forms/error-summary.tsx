'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import type { FormProblem } from './apply-problem'
import { useProblemText } from './problem-text'

type ErrorSummaryProps = {
  problem: FormProblem | null
  /** What is known besides, e.g. how far it got. */
  note?: ReactNode
  action?: ReactNode
}

/** What went wrong that belongs to no field, with the reference a person can give to support. */
export function ErrorSummary({ problem, note, action }: ErrorSummaryProps) {
  const t = useTranslations('forms')
  const problemText = useProblemText()
  if (!problem) return null
  return (
    <Alert live tone="chilli" title={problemText(problem)} action={action}>
      {note && <p>{note}</p>}
      {problem.requestId && <p>{t('reference', { id: problem.requestId.slice(-8) })}</p>}
    </Alert>
  )
}
