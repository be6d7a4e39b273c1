import type { Day, Days, ShiftOfDay } from './day'

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** How many people a day still looks for, and how many it needs in all. */
export const shortageOf = ({ shifts }: Day) => ({
  missing: sumOf(shifts.map(({ missing }) => missing)),
  places: sumOf(shifts.map(({ places }) => places)),
})

export type BranchOfDay = {
  readonly branchId: string | null
  readonly branchName: string | null
  readonly shifts: readonly ShiftOfDay[]
}

const byGap = (one: ShiftOfDay, other: ShiftOfDay) => other.missing - one.missing

/** The shifts that lack people, by branch: the biggest gap first, and the earliest of the same. */
export function shortShiftsOf({ shifts }: Day): BranchOfDay[] {
  const branches = new Map<string | null, ShiftOfDay[]>()
  for (const shift of shifts.filter(({ missing }) => missing > 0).toSorted(byGap)) {
    branches.set(shift.branchId, [...(branches.get(shift.branchId) ?? []), shift])
  }
  return [...branches].map(([branchId, ofBranch]) => ({
    branchId,
    branchName: ofBranch[0]?.branchName ?? null,
    shifts: ofBranch,
  }))
}

/** The shifts nobody is looked for. */
export const settledShiftsOf = ({ shifts }: Day): ShiftOfDay[] =>
  shifts.filter(({ missing }) => missing === 0)

export const keyOf = ({ jobPostId, shiftId }: Pick<ShiftOfDay, 'jobPostId' | 'shiftId'>) =>
  `${jobPostId} ${shiftId}`

/** The soonest shift that lacks people and has applicants to choose from: the next step of the page. */
export const firstToChoose = ({ today, tomorrow }: Days): ShiftOfDay | undefined =>
  [...today.shifts, ...tomorrow.shifts].find(({ missing, candidates }) => missing > 0 && candidates > 0)

/** Whether a shift lacks people on one of the days. */
export const isAmongShort = ({ today, tomorrow }: Days, jobPostId: string, startsAt: Date): boolean =>
  [...today.shifts, ...tomorrow.shifts].some(
    (shift) =>
      shift.jobPostId === jobPostId && shift.missing > 0 && Date.parse(shift.startsAt) === startsAt.getTime(),
  )

type FormerShift = Day['formerShifts'][number]

/** Whether the post has other hours by now than those at which somebody comes on a day (YYYY-MM-DD). */
export const isAtOtherHours = (
  { startTime, endTime, becomes: { shift } }: FormerShift,
  day: string,
): boolean =>
  shift === null || shift.date !== day || shift.startTime !== startTime || shift.endTime !== endTime

/** Who has a shift of a day and comes at other hours than the shift's. */
export const formerOf = (day: Day, { jobPostId, shiftId }: ShiftOfDay): FormerShift[] =>
  day.formerShifts.filter(
    (former) =>
      former.jobPostId === jobPostId && former.shiftId === shiftId && isAtOtherHours(former, day.date),
  )
