import { brokenLaws, type LawRule, labourFindings } from './labour-law'
import type { RuleName, RuleParams } from './violation'
import { type ShiftTerms, timedShifts } from './working-time'

type Fault = { readonly rule: RuleName; readonly params: RuleParams }

/** Rules about the shifts of one day, which the same person cannot work together whatever the rest of the week is. */
const rulesOfDay: readonly LawRule[] = ['rest', 'young_overtime']
/** Rules about everything one person works. */
const rulesOfWork: readonly LawRule[] = [...rulesOfDay, 'weekly_hours', 'weekly_overtime']

function faultsOf(shifts: readonly ShiftTerms[], age: number | null, rules: readonly LawRule[]): Fault[] {
  // Nobody is in two places, and what the law says of such hours would be said of none that can be worked.
  const times = timedShifts(shifts)
  if (times.some(({ start }, index) => index > 0 && start < (times[index - 1]?.end ?? 0)))
    return [{ rule: 'chosen_overlap', params: {} }]
  return brokenLaws(labourFindings({ shifts, minAge: age }, null))
    .filter(({ rule }) => rules.includes(rule))
    .map(({ rule, params }) => ({ rule: rule === 'rest' ? 'chosen_rest' : rule, params }))
}

/**
 * Why one person of an age (in years, null is an adult) cannot come to all of some shifts: that two overlap, or what
 * labour law says of each day. Whoever can come on seven days is still hired for fewer.
 */
export const choiceFaults = (shifts: readonly ShiftTerms[], age: number | null): Fault[] =>
  faultsOf(shifts, age, rulesOfDay)

/** Why one person of an age (in years, null is an adult) cannot work all of some shifts: what labour law says of their days and weeks. */
export const assignmentFaults = (shifts: readonly ShiftTerms[], age: number | null): Fault[] =>
  faultsOf(shifts, age, rulesOfWork)
