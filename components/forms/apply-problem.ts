import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { encodeViolation, knownViolation, type RuleParams } from '@/validators/violation'
import { refusedByService } from './mended-faults'

/** The parts of a refusal that a form can use (RFC 9457 with our `code` and `errors`). */
export type FormProblem = {
  readonly code: string
  readonly errors?: readonly {
    readonly field: string
    readonly rule: string
    readonly params?: RuleParams | null
  }[]
  /** Params of the message for `code`, e.g. the seconds to wait. */
  readonly params?: RuleParams
  readonly requestId?: string
  /** HTTP status of the answer; 0 or nothing where no server answered. */
  readonly status?: number
}

type AnyForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, Values>,
  'getValues' | 'setError' | 'setFocus'
>

/**
 * Puts a refusal's field errors at their fields and focuses the first. Returns the problem when part of it belongs to
 * no field of this form and must be shown elsewhere (ErrorSummary), otherwise null.
 */
export function applyProblem<Values extends FieldValues, Problem extends FormProblem>(
  form: AnyForm<Values>,
  problem: Problem,
): Problem | null {
  const errors = problem.errors ?? []
  const placed = errors.filter(({ field }) => form.getValues(field as Path<Values>) !== undefined)
  placed.forEach(({ field, rule, params }, index) => {
    const message = encodeViolation(knownViolation(rule, params ?? {}))
    form.setError(field as Path<Values>, { type: refusedByService, message }, { shouldFocus: index === 0 })
  })
  return placed.length > 0 && placed.length === errors.length ? null : problem
}
