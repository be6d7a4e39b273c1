'use client'

import { useCallback, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { applyProblem } from '@/components/forms/apply-problem'
import { problemFrom } from '@/lib/accounts/identity-problem'
import type { Problem } from '@/lib/api/problem'

/** The field whose value an answer refuses without naming the field: an address that is another account's. */
const addressTaken = [{ field: 'email', rule: 'taken', params: {} }] as const

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
        const refused = problemFrom(error)
        const errors = refused.code === 'email_taken' ? addressTaken : refused.errors
        setProblem(applyProblem(form, { ...refused, errors }) && refused)
        return false
      }
    },
    [form],
  )
  return { problem, attempt }
}
