import { type JobPostFilter, type JobPostState, jobPostStates } from '@/lib/job-posts/job-post'

/** The address of the list with a filter; the branch is not part of it, the branch switcher remembers that. */
export function listPath({ state, q }: JobPostFilter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ state, q })) if (value) query.set(name, value)
  return query.size > 0 ? `/job-posting?${query}` : '/job-posting'
}

/** The filter an address asks for; what makes no sense is left out. */
export function filterOf(query: Readonly<Record<string, string | string[] | undefined>>): JobPostFilter {
  const one = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, 100) : undefined
  }
  const state = one('state')
  return {
    state: jobPostStates.find((known): known is JobPostState => known === state),
    q: one('q'),
  }
}
