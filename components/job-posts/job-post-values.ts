import type { JobPost } from '@/lib/job-posts/job-post'
import type { JobPostDraftInput } from '@/validators/job-post'

/** The form's values: a post, and the version it was read at, so that a restored draft remembers what it changes. */
export type JobPostValues = JobPostDraftInput & { version?: number }

const defaultBreakMinutes = 60
const defaultMinAge = 18

/** What the form starts with: an existing post, or an empty one for a first day. */
export function jobPostValues(
  post: JobPost | null,
  start: { branchId?: string; day?: string } = {},
): JobPostValues {
  if (!post) {
    return {
      branchId: start.branchId ?? '',
      type: 'daily',
      title: '',
      description: '',
      headcount: 1,
      minAge: defaultMinAge,
      payUnit: 'day',
      paysHolidayRates: false,
      payday: 'same_day',
      shifts: [{ date: start.day ?? '', startTime: '', endTime: '', breakMinutes: defaultBreakMinutes }],
    }
  }
  return {
    branchId: post.branchId ?? '',
    type: post.type ?? undefined,
    workType: post.workType ?? undefined,
    title: post.title ?? '',
    description: post.description ?? '',
    headcount: post.headcount ?? undefined,
    minAge: post.minAge ?? undefined,
    maxAge: post.maxAge ?? undefined,
    payUnit: post.payUnit ?? undefined,
    payAmount: post.payAmount ?? undefined,
    overtimePay: post.overtimePay ?? undefined,
    paysHolidayRates: post.paysHolidayRates,
    payday: post.payday ?? undefined,
    shifts: post.shifts.map(({ date, startTime, endTime, breakMinutes }) => ({
      date: date ?? '',
      startTime: startTime ?? '',
      endTime: endTime ?? '',
      breakMinutes,
    })),
    version: post.version,
  }
}

/** The values as the service takes them: blanks are left out. */
export function jobPostBody({ version: _, shifts = [], ...values }: JobPostValues): JobPostDraftInput {
  const body = withoutBlanks(values) as JobPostDraftInput
  return { ...body, shifts: shifts.map((shift) => withoutBlanks(shift) as typeof shift) }
}

function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  const isBlank = (value: unknown) => value === undefined || value === null || value === ''
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))
}

/** True when the stored post already says what the form says: an answer was lost, not a race. */
export function saysTheSame(post: JobPost, body: JobPostDraftInput): boolean {
  return sorted(jobPostBody(jobPostValues(post))) === sorted(body)
}

const sorted = (body: JobPostDraftInput) =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
