import type { PublicFilter } from '@/lib/job-posts/public-job-post'
import { jobPostTypes, payUnits } from '@/validators/job-post-terms'
import { isDate } from '@/validators/rules'
import { workTypes } from '@/validators/work-types'

/** Pay a list can begin at, in baht per unit; those people ask for. */
export const leastPays = { day: [400, 500, 600, 800], hour: [50, 60, 80, 100], job: [1_000, 2_000] } as const

/** What the public list shows, as its address says it. */
export type JobsView = Omit<PublicFilter, 'workType' | 'payUnit' | 'minPay'> & {
  readonly work?: PublicFilter['workType']
  /** Unit and least baht, such as day-500. */
  readonly pay?: string
  /** The cursor a page begins after. */
  readonly after?: string
}

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
  'after',
] as const satisfies readonly Name[]

/** What narrows the list down to an address of its own, `?…`; empty for all of it. Always in the same order. */
export function jobsQuery(view: JobsView): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = view[name]
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

export const jobsPath = (view: JobsView): string => `/jobs${jobsQuery(view)}`

type Places = {
  readonly provinces: readonly string[]
  readonly districtsOf: (province: string) => readonly string[]
}

type Query = Readonly<Record<string, string | string[] | undefined>>

/** The view an address asks for; what makes no sense is left out. */
export function jobsViewOf(query: Query, { provinces, districtsOf }: Places): JobsView {
  const one = (name: Name) => {
    const value = query[name]
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 400) : undefined
  }
  const day = (name: 'from' | 'to') => {
    const text = one(name)
    return text && isDate(text) ? text : undefined
  }
  const known = <T extends string>(values: readonly T[], name: Name) =>
    values.find((value) => value === one(name))
  const province = known(provinces, 'province')
  return {
    work: known(workTypes, 'work'),
    province,
    district: province && known(districtsOf(province), 'district'),
    type: known(jobPostTypes, 'type'),
    pay: one('pay') && payOf(one('pay')) ? one('pay') : undefined,
    from: day('from'),
    to: day('to'),
    q: one('q')?.slice(0, 100),
    after: one('after'),
  }
}

/** The unit and the least satang a view's pay means; null for none. */
export function payOf(pay: string | undefined): Required<Pick<PublicFilter, 'payUnit' | 'minPay'>> | null {
  const [unit, baht] = (pay ?? '').split('-')
  const payUnit = payUnits.find((candidate) => candidate === unit)
  const least = payUnit && leastPays[payUnit].find((amount) => String(amount) === baht)
  return payUnit && least ? { payUnit, minPay: least * 100 } : null
}

/** What the service is asked for. */
export function filterOf({ work, pay, after: _, ...rest }: JobsView): PublicFilter {
  return { ...rest, workType: work, ...payOf(pay) }
}

/** Places and kinds of work are pages of their own to a search engine; other searches are somebody's own. */
export const isPageOfItsOwn = ({ type, pay, from, to, q, after }: JobsView): boolean =>
  ![type, pay, from, to, q, after].some(Boolean)

/** How many of the filters below the search narrow a view down. */
export const furtherFilters = ({ district, type, pay, from, to }: JobsView): number =>
  [district, type, pay, from, to].filter(Boolean).length
