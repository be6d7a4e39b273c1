import { ownPay } from '@/validators/own-pay'
import { areShiftsChosen } from '@/validators/shift-places'
import { presentOwnShift } from '../applications/present-own-terms'
import { byStart, hasBegun, termsOfShift, timesOfShift } from '../job-posts/shift-places'
import type { OpenInvite, shiftsOfPosts } from './repository'

type Shifts = NonNullable<ReturnType<Awaited<ReturnType<typeof shiftsOfPosts>>['get']>>

/**
 * What an invited worker decides by: the shifts that have not begun, the earliest first, and what one person earns with all of
 * them, in satang; null where people choose theirs. Of an invitation in somebody's place, those of the shifts `lostIds` alone.
 */
export function workOf(invite: OpenInvite, shifts: Shifts, lostIds: readonly string[] = []) {
  const isReplacement = lostIds.length > 0
  const meant = shifts.filter(({ id }) => !isReplacement || lostIds.includes(id))
  const coming = byStart(meant.filter((shift) => timesOfShift(shift) !== null && !hasBegun(shift)))
  return {
    isReplacement,
    shifts: coming.map(presentOwnShift),
    totalPay:
      isReplacement || !areShiftsChosen(invite) ? ownPay(invite, coming.map(termsOfShift)).total : null,
    ...(isReplacement && { startsAt: (coming[0] && timesOfShift(coming[0])?.[0]) ?? invite.startsAt }),
  }
}
