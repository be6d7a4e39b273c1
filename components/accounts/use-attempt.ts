'use client'

import { useCallback, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyProblem } from '@/components/forms/apply-problem'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'

/** Runs a form's action; a refusal is shown at its fields, and what belongs to no field becomes `problem`. */
export function useAttempt<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const attempt = useCallback(
    async (action: () => Promise<void>): Promise<boolean> => {
      setProblem(null)
      try {
        await action()
        return true
      } catch (error) {
        setProblem(applyProblem(form, problemFrom(error)))
        return false
      }
    },
    [form],
  )
  return { problem, attempt }
}
