import {
  type FieldErrors,
  type FieldValues,
  get,
  type ResolverOptions,
  type ResolverResult,
  set,
} from 'react-hook-form'
import { violation } from '@/validators/violation'

/**
 * A control of the device's own (day, time) that holds a part of one, or a whole one that does not exist (31 June): browsers
 * tell no difference, and its value is empty either way.
 */
const isHalfTyped = (control: unknown): boolean =>
  control instanceof HTMLInputElement && control.isConnected && control.validity.badInput

/**
 * Adds to what a check found each control that is half typed or impossible, also those that earlier checks were asked for: the
 * schema sees only that they are blank, which an optional field may be.
 */
export function halfTypedFields() {
  const controls = new Map<string, unknown>()
  return <Values extends FieldValues>(
    found: ResolverResult<Values>,
    { names = [], fields }: ResolverOptions<Values>,
  ): ResolverResult<Values> => {
    for (const name of names) controls.set(name, (get(fields, name) as { ref?: unknown } | undefined)?.ref)
    const half = [...controls].filter(([, control]) => isHalfTyped(control))
    if (half.length === 0) return found
    const errors = { ...found.errors } as FieldErrors<Values>
    for (const [name, ref] of half)
      set(errors, name, { type: 'half_typed', message: violation('half_typed'), ref })
    return { values: {}, errors } as ResolverResult<Values>
  }
}
