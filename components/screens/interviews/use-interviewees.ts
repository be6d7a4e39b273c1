import useSWR from 'swr'
import { type Interview, interviewOfApplicant, mayProposeBeside } from '@/lib/interviews/interview'
import { askInterviewees } from '@/lib/interviews/interviewees'

/**
 * Who can be asked to an interview, by the open posts that they applied to; undefined while it is read. A company and a worker have
 * one interview at a time: with `interviews` those who have one are left out.
 */
export function useInterviewees(interviews: readonly Interview[]) {
  const { data, error, mutate } = useSWR('interviewees', askInterviewees, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const found = data?.items.flatMap(({ people, ...post }) => {
    const able = people.filter(({ workerId }) =>
      mayProposeBeside(interviewOfApplicant(interviews, { workerId, jobPostId: post.jobPostId })),
    )
    return able.length > 0 || post.hasMore ? [{ ...post, people: able }] : []
  })
  return {
    found,
    /** There are more posts with such people than these. */
    hasMore: data?.hasMore ?? false,
    error: error as unknown,
    retry: () => void mutate(),
  }
}
