import { type ShiftTerms, timedShifts } from './working-time'

/** When work begins that an interview about it comes too late for, in ISO 8601, and whether it is their first shift or their last. */
export type JobStart = { readonly at: string; readonly shift: 'first' | 'last' }

const minuteMs = 60_000

/**
 * When work begins that an interview about it comes too late for, of the shifts that somebody works or would: where people
 * choose theirs it decides about the last one, too; otherwise they come from the first on. Null where there is none.
 */
export function jobStartOf(shifts: readonly ShiftTerms[], areChosen: boolean): JobStart | null {
  const start = timedShifts(shifts).at(areChosen ? -1 : 0)?.start
  if (start === undefined) return null
  return { at: new Date(start * minuteMs).toISOString(), shift: areChosen ? 'last' : 'first' }
}
