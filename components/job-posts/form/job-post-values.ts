import { hasWorkAhead, type JobPost, wasShown } from '@/lib/job-posts/job-post'
import type { JobPostDraftInput } from '@/validators/job-post'
import { endOfDay, possibleAnswers } from '@/validators/job-post-terms'
import { photoId } from '@/validators/photo-id'
import { isPresent } from '@/validators/rules'
import { withoutId } from '@/validators/shift-days'
import { areShiftsChosen } from '@/validators/shift-places'

/** The form's values: a post with the version that was read, so that a restored draft knows what it changes. */
export type JobPostValues = JobPostDraftInput & { version?: number }

const defaultBreakMinutes = 60
const defaultMinAge = 18

/**
 * The form's initial values: those of a post, or of a new one. What a new post is about and what it costs has no value
 * until somebody says it: it would be published unread.
 */
export function jobPostValues(post: JobPost | null, start: { branchId?: string } = {}): JobPostValues {
  if (!post) {
    return {
      branchId: start.branchId ?? '',
      type: 'daily',
      title: '',
      description: '',
      minAge: defaultMinAge,
      paysHolidayRates: false,
      payday: 'same_day',
      shifts: [{ date: '', startTime: '', endTime: '', breakMinutes: defaultBreakMinutes }],
      languages: [],
      gear: '',
      contactName: '',
      knockOutQuestions: [],
      benefits: [],
      otherBenefits: '',
      photos: [],
      visibility: 'public',
      favouriteGroupId: '',
      applyBy: dayAndTime(null),
      interviewMode: 'none',
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
    shiftChoice: choiceSaid(post),
    shifts: post.shifts.map(({ id, date, startTime, endTime, breakMinutes, headcount }) => ({
      id,
      date: date ?? '',
      startTime: startTime ?? '',
      endTime: endTime ?? '',
      breakMinutes,
      headcount: headcount ?? undefined,
    })),
    experienceMonths: post.experienceMonths ?? undefined,
    languages: post.languages.map((language) => ({ ...language })),
    gear: post.gear ?? '',
    contactName: post.contactName ?? '',
    knockOutQuestions: post.knockOutQuestions.map((question) => ({ ...question })),
    benefits: post.benefits,
    otherBenefits: post.otherBenefits ?? '',
    photos: post.photos,
    visibility: post.visibility,
    favouriteGroupId: post.favouriteGroupId ?? '',
    applyBy: dayAndTime(post.applyBy),
    interviewMode: post.interviewMode,
    version: post.version,
  }
}

/**
 * Who works which shift, as far as somebody has said it: a draft is stored with `all` until then, and of a single shift nobody
 * is asked. It is better asked twice than published unsaid.
 */
function choiceSaid(post: JobPost): JobPostValues['shiftChoice'] {
  // A running post must keep the choice it has in effect.
  if (hasWorkAhead(post.state) && !areShiftsChosen(post)) return 'all'
  const isUnsaid = post.shiftChoice === 'all' && (post.state === 'draft' || post.shifts.length < 2)
  return isUnsaid && !wasShown(post) ? undefined : post.shiftChoice
}

/** A moment as day and time of day in Thailand (UTC+7 all year). */
export function dayAndTime(instant: string | null): { date: string; time: string } {
  if (!instant) return { date: '', time: '' }
  const there = new Date(Date.parse(instant) + 7 * 3_600_000).toISOString()
  return { date: there.slice(0, 10), time: there.slice(11, 16) }
}

/**
 * The values in the form that the service takes and answers: blank values and empty items are left out. Until somebody says
 * who works which shift, a draft has what the service stores then.
 */
export function jobPostBody({ version: _, ...values }: JobPostValues): JobPostDraftInput {
  const { shifts = [], languages = [], knockOutQuestions = [], applyBy, favouriteGroupId, ...others } = values
  return {
    ...(withoutBlanks({ ...others, shiftChoice: others.shiftChoice ?? 'all' }) as JobPostDraftInput),
    shifts: shifts.map((shift) => withoutBlanks(shift) as typeof shift),
    ...withoutBlanks({
      languages: languages.filter(({ code }) => code),
      knockOutQuestions: knockOutQuestions.map(questionBody),
      // A group left over from before another visibility was chosen is not sent.
      favouriteGroupId: others.visibility === 'group' ? favouriteGroupId : null,
      applyBy: applyBy.date ? { date: applyBy.date, time: applyBy.time || endOfDay } : null,
    }),
  }
}

type Question = NonNullable<JobPostValues['knockOutQuestions']>[number]

function questionBody({ choices = [], wanted = [], ...question }: Question): Question {
  const given = question.kind === 'choice' ? choices.filter(isPresent) : []
  const possible: readonly string[] = possibleAnswers(question.kind, given) ?? []
  return {
    ...(withoutBlanks(question) as Question),
    choices: given,
    wanted: wanted.filter((answer) => possible.includes(answer)),
  }
}

function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  const isBlank = (value: unknown) =>
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))
}

/** True when the stored post already has the form's values: then an answer was lost, and there is no conflict. */
export function saysTheSame(post: JobPost, body: JobPostDraftInput): boolean {
  return bodyText(jobPostBody(jobPostValues(post))) === bodyText(body)
}

/** True when a stored post has no value but those of the form, and those that every new post begins with. */
export function saysNoMore(post: JobPost, body: JobPostDraftInput): boolean {
  const others: Readonly<Record<string, unknown>>[] = [body, jobPostBody(jobPostValues(null))]
  return Object.entries(jobPostBody(jobPostValues(post))).every(([name, value]) =>
    others.some((other) => isPartOf(value, other[name])),
  )
}

/** Whether a value says nothing that the other does not, an item of a list nothing that no item of the other does. */
function isPartOf(value: unknown, other: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === other
  if (Array.isArray(value))
    return value.every((item) => Array.isArray(other) && other.some((one) => isPartOf(item, one)))
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  return parts.every(([name, part]) => isPartOf(part, (other as typeof value | undefined)?.[name as never]))
}

/**
 * A body as text that is equal for equal bodies, whatever the order in which fields were filled in. Ids of shifts do not
 * count: added ones have none until they are stored.
 */
export const bodyText = ({ photos, shifts, ...body }: JobPostDraftInput): string =>
  JSON.stringify(
    { ...body, photos: photos?.map(photoId), shifts: shifts?.map(withoutId) },
    (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )
