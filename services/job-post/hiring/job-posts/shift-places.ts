import { type Static, Type } from '@fastify/type-provider-typebox'
import { Named } from '@/services/shared/schema'
import { shiftSpan } from '@/validators/job-post-terms'
import { hasPlace } from '@/validators/places-left'
import { areShiftsChosen, placesOf } from '@/validators/shift-places'
import type { ShiftTerms } from '@/validators/working-time'
import type { JobPost, Shift } from './repository'

/** How many people a shift of a post has and needs. */
export const ShiftPlaces = Named(
  'ShiftPlaces',
  Type.Object({
    shiftId: Type.String(),
    places: Type.Integer({ description: 'how many people it needs' }),
    taken: Type.Integer({
      description: 'how many are hired for it; more than it needs where more were hired',
    }),
    hasBegun: Type.Boolean(),
    dismissed: Type.Optional(
      Type.Integer({
        description: 'how many places were given back in which a member needs nobody; absent for none',
      }),
    ),
  }),
)
export type ShiftPlaces = Static<typeof ShiftPlaces>

/** How many people have one of a post's shifts. */
export type ShiftPlacesTaken = { readonly ofShift: (shiftId: string) => number }

/** How many people have a post's job: in total, and in one of its shifts. */
export type PlacesTaken = ShiftPlacesTaken & { readonly people: number }

/** A shift in the form that the labour law rules need. */
export const termsOfShift = ({ date, startTime, endTime, breakMinutes }: Shift): ShiftTerms => ({
  date,
  startTime: startTime?.slice(0, 5),
  endTime: endTime?.slice(0, 5),
  breakMinutes,
})

/** When a shift begins and ends; null while it is incomplete. */
export function timesOfShift(shift: Shift): readonly [Date, Date] | null {
  const { date, startTime, endTime } = termsOfShift(shift)
  const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
  return span && [new Date(span[0] * 60_000), new Date(span[1] * 60_000)]
}

/** Whether a shift has begun; an incomplete one has not. */
export function hasBegun(shift: Shift, now = new Date()): boolean {
  const [start] = timesOfShift(shift) ?? []
  return start !== undefined && start <= now
}

/** Whether any of these shifts has not begun. */
export const hasShiftToCome = (shifts: readonly Shift[], now = new Date()): boolean =>
  shifts.some((shift) => timesOfShift(shift) !== null && !hasBegun(shift, now))

const startOf = (shift: Shift) => timesOfShift(shift)?.[0].getTime() ?? 0

/** Shifts in order of their start. */
export const byStart = (shifts: readonly Shift[]): Shift[] =>
  shifts.toSorted((one, other) => startOf(one) - startOf(other))

/** How many people each shift has and needs, in the order of the post. */
export function shiftPlaces(
  post: Pick<JobPost, 'shifts' | 'shiftChoice' | 'payUnit' | 'headcount'>,
  taken: ShiftPlacesTaken,
  now = new Date(),
): ShiftPlaces[] {
  return post.shifts.map((shift) => ({
    shiftId: shift.id,
    places: placesOf(post, shift) ?? 1,
    taken: taken.ofShift(shift.id),
    hasBegun: hasBegun(shift, now),
  }))
}

/** Whether all places are taken: every shift that has not begun has as many hired people as it needs. */
export function isFull(post: JobPost, taken: PlacesTaken): boolean {
  if (areShiftsChosen(post)) return !shiftPlaces(post, taken).some(hasPlace)
  return post.headcount !== null && taken.people >= post.headcount
}
