import { timedShifts } from '@/validators/working-time'
import type { OwnApplication } from './own-application'

/** What some shifts pay, in satang. */
type Sum = { readonly shifts: number; readonly satang: number }

/** What a worker's shifts of a month pay: those that are over, and those still to come. */
export type Earned = { readonly done: Sum; readonly ahead: Sum }

type Paid = { readonly date: string; readonly end: number; readonly shifts: number; readonly satang: number }

type Part = Pick<OwnApplication, 'shifts' | 'totalPay'>

/** What is paid one by one, each on its day; shifts that are paid together count on the day of the last; null where a pay is unknown. */
function paidOf({ shifts, totalPay }: Part): readonly Paid[] | null {
  const timed = timedShifts(shifts).map(({ position, date, end }) => ({
    date,
    end: end * 60_000,
    pay: shifts[position]?.pay ?? null,
  }))
  const last = timed.at(-1)
  if (!last) return []
  if (timed.every(({ pay }) => pay !== null))
    return timed.map(({ date, end, pay }) => ({ date, end, shifts: 1, satang: pay ?? 0 }))
  if (totalPay === null) return null
  return [{ date: last.date, end: last.end, shifts: timed.length, satang: totalPay }]
}

type Held = Pick<OwnApplication, 'shifts' | 'totalPay' | 'takenBack' | 'worked' | 'workedPay'>

/** What is paid of a job: of one whose rest was taken back, what was worked. */
const paidPartOf = ({ shifts, totalPay, takenBack, worked, workedPay }: Held) =>
  takenBack?.was === 'hired' ? { shifts: worked, totalPay: workedPay } : { shifts, totalPay }

const sumOf = (paid: readonly Paid[]): Sum => ({
  shifts: paid.reduce((sum, { shifts }) => sum + shifts, 0),
  satang: paid.reduce((sum, { satang }) => sum + satang, 0),
})

/**
 * What the jobs somebody has or had pay in a month (YYYY-MM, Thailand), counted from the shifts they were given; null where
 * a pay is unknown. `now` is milliseconds since the epoch.
 */
export function earnedIn(month: string, held: readonly Held[], now: number): Earned | null {
  const known = held.map((job) => paidOf(paidPartOf(job)))
  if (known.includes(null)) return null
  const paid = known.flatMap((some) => some ?? []).filter(({ date }) => date.startsWith(month))
  return {
    done: sumOf(paid.filter(({ end }) => end <= now)),
    ahead: sumOf(paid.filter(({ end }) => end > now)),
  }
}
