import { type JobPostFilter, type JobPostState, jobPostStates } from '@/lib/job-posts/job-post'
import { commonDay } from '@/validators/buddhist-year'
import { jobPostTypes } from '@/validators/job-post-terms'
import { isDate } from '@/validators/rules'

/** Every branch, for a viewer who has selected one in the branch switcher. */
export const allBranches = 'all'

/** What the list shows according to its address: without a branch, the branch switcher's. */
export type JobPostView = Omit<JobPostFilter, 'branchId'> & {
  /** A branch's id, or `allBranches`. */
  readonly branch?: string
}

const names = ['state', 'branch', 'type', 'from', 'to', 'q'] as const satisfies readonly (keyof JobPostView)[]

/** The address of the list in a view. */
export function listPath(view: JobPostView): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = view[name]
    if (value) query.set(name, value)
  }
  return query.size > 0 ? `/job-posting?${query}` : '/job-posting'
}

/** The view in an address; invalid parts are ignored. */
export function viewOf(query: Readonly<Record<string, string | string[] | undefined>>): JobPostView {
  const one = (name: (typeof names)[number]) => {
    const value = query[name]
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 100) : undefined
  }
  const day = (name: 'from' | 'to') => {
    const text = commonDay(one(name) ?? '')
    return isDate(text) ? text : undefined
  }
  const [state, type] = [one('state'), one('type')]
  return {
    state: jobPostStates.find((known): known is JobPostState => known === state),
    branch: one('branch'),
    type: jobPostTypes.find((known) => known === type),
    from: day('from'),
    to: day('to'),
    q: one('q'),
  }
}

/** The number of active filters besides the search. */
export const filtersOf = ({ branch, type, from, to }: JobPostView): number =>
  [branch, type, from, to].filter(Boolean).length
