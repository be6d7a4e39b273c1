import { areShiftsChosen } from './shift-places'
import { type WageTerms, wageCost } from './wage-cost'
import type { ShiftTerms } from './working-time'

type PayTerms = Omit<WageTerms, 'shifts' | 'headcount'>

/** What one person earns with some shifts of a post, in satang: each alone (null where it is paid with others), and in all. */
export type OwnPay = { readonly pays: readonly (number | null)[]; readonly total: number | null }

/** What one person earns with some shifts of a post, before tax; null while something it depends on is missing. */
export function ownPay(terms: PayTerms, shifts: readonly ShiftTerms[]): OwnPay {
  const one = { ...terms, headcount: 1 }
  const costOf = (some: readonly ShiftTerms[]) =>
    wageCost({ ...one, shifts: some.map((shift) => ({ ...shift, headcount: 1 })) })?.total ?? null
  const total = costOf(shifts)
  const areDaysApart =
    areShiftsChosen(terms) || new Set(shifts.map(({ date }) => date)).size === shifts.length
  const isEachPaid = areDaysApart && terms.payUnit !== 'job'
  return { pays: shifts.map((shift) => (isEachPaid ? costOf([shift]) : null)), total }
}
