import { currentTime } from '@/validators/clock'
import { shiftSpan } from '@/validators/job-post-terms'
import { areShiftsChosen } from '@/validators/shift-places'
import type { JobPost } from './job-post'

/** Whether a draft cannot be published for its shifts any more: the first has begun, or each of those that people choose. */
export function isTooLate(
  { shifts, shiftChoice, payUnit }: Pick<JobPost, 'shifts' | 'shiftChoice' | 'payUnit'>,
  now = currentTime(),
): boolean {
  const begun = shifts.map(({ date, startTime, endTime }) => {
    const span = shiftSpan({ date: date ?? '', startTime: startTime ?? '', endTime: endTime ?? '' })
    return span !== null && span[0] * 60_000 <= now.getTime()
  })
  return areShiftsChosen({ shiftChoice, payUnit })
    ? begun.length > 0 && begun.every(Boolean)
    : begun.some(Boolean)
}
