/** A shift as it was agreed on. */
type AgreedShift = {
  readonly id: string
  readonly date: string | null
  readonly startTime: string | null
  readonly endTime: string | null
  readonly breakMinutes: number
  /** As in the post's shifts; of no meaning for one person. */
  readonly headcount: number | null
}

/** What somebody agreed to: when they work, where, and for how much. Amounts are satang. */
export type AgreedTerms = {
  readonly shifts: readonly AgreedShift[]
  /** Of what was agreed, what the company has cancelled since: until they have answered, they are told of it. */
  readonly cancelledShifts?: readonly AgreedShift[]
  /** Why it cancelled them, or the whole job; without it, it did not say. */
  readonly cancelReason?: string
  /** Whether nothing of it was left, so that the job was taken back. */
  readonly isAllCancelled?: boolean
  readonly branchId: string | null
  readonly payUnit: 'hour' | 'day' | 'job' | null
  readonly payAmount: number | null
  readonly overtimePay: number | null
  readonly paysHolidayRates: boolean
  readonly payday: 'same_day' | 'weekly' | 'half_month' | 'month_end' | null
}
