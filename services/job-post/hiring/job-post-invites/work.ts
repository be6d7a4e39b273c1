import { ownPay } from '@/validators/own-pay'
import { areShiftsChosen } from '@/validators/shift-places'
import { presentOwnShift } from '../applications/present-own-terms'
import { byStart, hasBegun, termsOfShift, timesOfShift } from '../job-posts/shift-places'
import type { OpenInvite, shiftsOfPosts } from './repository'

type Shifts = NonNullable<ReturnType<Awaited<ReturnType<typeof shiftsOfPosts>>['get']>>

/**
 * What an invited worker decides by: the shifts that have not begun, the earliest first, and what one person earns with all of
 * them, in satang; null where people choose theirs.
 */
export function workOf(invite: OpenInvite, shifts: Shifts) {
  const coming = byStart(shifts.filter((shift) => timesOfShift(shift) !== null && !hasBegun(shift)))
  return {
    shifts: coming.map(presentOwnShift),
    totalPay: areShiftsChosen(invite) ? null : ownPay(invite, coming.map(termsOfShift)).total,
  }
}
