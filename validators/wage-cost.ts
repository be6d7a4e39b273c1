import { type payUnits, shiftSpan } from './job-post-terms'

export type WageTerms = {
  readonly payUnit?: (typeof payUnits)[number] | null
  /** Satang for one person per `payUnit`. */
  readonly payAmount?: number | null
  readonly headcount?: number | null
  readonly shifts: readonly {
    readonly date?: string | null
    readonly startTime?: string | null
    readonly endTime?: string | null
    readonly breakMinutes?: number | null
  }[]
}

export type WageCost = {
  /** Days, or paid minutes, of one person; 1 for pay by the job. */
  readonly quantity: number
  /** Satang for everybody. */
  readonly total: number
}

/** Minutes of a shift that are paid, or null while the shift is incomplete. */
export function paidMinutes({
  date,
  startTime,
  endTime,
  breakMinutes,
}: WageTerms['shifts'][number]): number | null {
  const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
  return span && Math.max(0, span[1] - span[0] - (breakMinutes ?? 0))
}

/** What a whole post costs in wages; null while something it depends on is missing or wrong. */
export function wageCost({ payUnit, payAmount, headcount, shifts }: WageTerms): WageCost | null {
  if (!payUnit || !payAmount || !headcount) return null
  const quantity = quantityOf(payUnit, shifts)
  if (!quantity) return null
  const units = payUnit === 'hour' ? quantity / 60 : quantity
  return { quantity, total: Math.round(payAmount * headcount * units) }
}

function quantityOf(payUnit: (typeof payUnits)[number], shifts: WageTerms['shifts']): number {
  if (payUnit === 'job') return 1
  const complete = shifts.filter((shift) => paidMinutes(shift) !== null)
  if (payUnit === 'day') return new Set(complete.map(({ date }) => date)).size
  return complete.reduce((sum, shift) => sum + (paidMinutes(shift) ?? 0), 0)
}
