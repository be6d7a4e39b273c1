import type { Position } from '@/lib/geolocation/position'
import type { PublicFilter, PublicJobPostPage } from '@/lib/job-posts/public-job-post'
import { commonDay } from '@/validators/buddhist-year'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { jobSorts } from '@/validators/job-sorts'
import { isDate } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'
import { workTypes } from '@/validators/work-types'

/** Options for the minimum pay, in baht per unit: values that people ask for. */
export const leastPays = { day: [400, 500, 600, 800], hour: [50, 60, 80, 100], job: [1_000, 2_000] } as const

/** What the public list shows according to its address. */
export type JobsView = Omit<PublicFilter, 'workType' | 'payUnit' | 'minPay' | 'lat' | 'lng' | 'station'> & {
  readonly work?: PublicFilter['workType']
  /** Unit and minimum baht, such as day-500. */
  readonly pay?: string
  /** Where distances are from: `nearMe`, or the name of a station. */
  readonly near?: string
  /** The cursor a page begins after. */
  readonly after?: string
}

/** Distances are from where the reader is: the browser keeps that, so that no address tells it. */
export const nearMe = 'me'

type Name = keyof JobsView
const names = [
  'work',
  'province',
  'district',
  'type',
  'pay',
  'from',
  'to',
  'q',
  'sort',
  'near',
  'after',
] as const satisfies readonly Name[]

/** The query of a view, `?…`; empty for the whole list. The parameters are always in the same order. */
export function jobsQuery(view: JobsView): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = view[name]
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

export const jobsPath = (view: JobsView): string => `/jobs${jobsQuery(view)}`

/** Id of the heading of what a search found: links and the form lead there, past the form. */
export const foundId = 'found'

/** The address of a view from what it found on. */
export const foundPath = (view: JobsView): string => `${jobsPath(view)}#${foundId}`

/** What may be left out of a search that found nothing. */
export type LeaveOut = PublicJobPostPage['leaveOut'][number]

/** The view without a part of its search, from its first page on. */
export function viewWithout({ after: _, ...view }: JobsView, { part, word }: LeaveOut): JobsView {
  if (part === 'q') {
    const words = word === null ? [] : (view.q ?? '').split(/\s+/).filter((other) => other !== word)
    return { ...view, q: words.join(' ') }
  }
  if (part === 'province') return { ...view, province: undefined, district: undefined }
  if (part === 'days') return { ...view, from: undefined, to: undefined }
  return { ...view, [part === 'workType' ? 'work' : part]: undefined }
}

type Places = {
  readonly provinces: readonly string[]
  readonly districtsOf: (province: string) => readonly string[]
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The view in an address; invalid parts are ignored. */
export function jobsViewOf(query: Query, { provinces, districtsOf }: Places): JobsView {
  const one = (name: Name) => {
    const value = query[name]
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 400) : undefined
  }
  const day = (name: 'from' | 'to') => {
    const text = commonDay(one(name) ?? '')
    return isDate(text) ? text : undefined
  }
  const known = <T extends string>(values: readonly T[], name: Name) =>
    values.find((value) => value === one(name))
  const province = known(provinces, 'province')
  const near = isPlace(one('near')) ? one('near') : undefined
  const sort = known(jobSorts, 'sort')
  return {
    work: known(workTypes, 'work'),
    province,
    district: province && known(districtsOf(province), 'district'),
    type: known(jobPostTypes, 'type'),
    pay: one('pay') && payOf(one('pay')) ? one('pay') : undefined,
    from: day('from'),
    to: day('to'),
    q: one('q')?.slice(0, 100),
    // The newest is the order without a word; the nearest needs a position.
    sort: sort === 'newest' || (sort === 'near' && !near) ? undefined : sort,
    near,
    after: one('after'),
  }
}

/** The unit and the minimum satang of a view's pay; null for none. */
export function payOf(pay: string | undefined): Required<Pick<PublicFilter, 'payUnit' | 'minPay'>> | null {
  const [unit, baht] = (pay ?? '').split('-')
  const payUnit = payUnits.find((candidate) => candidate === unit)
  const least = payUnit && leastPays[payUnit].find((amount) => String(amount) === baht)
  return payUnit && least ? { payUnit, minPay: least * 100 } : null
}

const isPlace = (near: string | undefined) => near === nearMe || /^[\u0e00-\u0e7f\d ]{2,40}$/.test(near ?? '')

/** The view without a place to be near to; what was in the order of distance is so from its first page on. */
export const viewFromNowhere = ({ near: _, sort, after, ...view }: JobsView): JobsView =>
  sort === 'near' ? view : { ...view, sort, after }

/** The filter sent to the service, with the reader's position where the view is near them. */
export function filterOf(
  { work, pay, near, after: _, ...rest }: JobsView,
  position: Position | null,
): PublicFilter {
  return { ...rest, workType: work, ...payOf(pay), ...(near === nearMe ? position : { station: near }) }
}

/** True for views that search engines may list: places and types of work; other searches are personal. */
export const isPageOfItsOwn = ({ type, pay, from, to, q, sort, near, after }: JobsView): boolean =>
  ![type, pay, from, to, q, sort, near, after].some(Boolean)

/** Whether a view is a search: for words, or for some of the jobs. */
export const isSearch = ({ sort: _, near: _near, after: _after, ...view }: JobsView): boolean =>
  Object.values(view).some(Boolean)

/** The number of active filters beside the words. */
export const filtersOf = ({ work, province, district, type, pay, from, to }: JobsView): number =>
  [work, province, district, type, pay, from || to].filter(Boolean).length

/** The choices that people make most, one press each. */
export const quickChoices = ['tomorrow', 'weekend', 'wellPaid'] as const
export type QuickChoice = (typeof quickChoices)[number]

/** What a quick choice sets, on a day (YYYY-MM-DD): tomorrow, this or the coming weekend from today on, 500 baht a day. */
function partsOfChoice(choice: QuickChoice, today: string): Pick<JobsView, 'from' | 'to' | 'pay'> {
  if (choice === 'wellPaid') return { pay: 'day-500' }
  if (choice === 'tomorrow') return { from: addDays(today, 1), to: addDays(today, 1) }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const sunday = addDays(today, (7 - weekday) % 7)
  return { from: weekday === 0 ? today : addDays(sunday, -1), to: sunday }
}

/** Whether a view has a quick choice, and the view with it or, if it has it, without it; from the first page on. */
export function toggled(
  { after: _, ...rest }: JobsView,
  choice: QuickChoice,
  today: string,
): { readonly isOn: boolean; readonly view: JobsView } {
  const view: JobsView = rest
  const parts = Object.entries(partsOfChoice(choice, today))
  const isOn = parts.every(([name, value]) => view[name as Name] === value)
  const changed = Object.fromEntries(parts.map(([name, value]) => [name, isOn ? undefined : value]))
  return { isOn, view: { ...view, ...changed } }
}
