import useSWR from 'swr'
import type { Interview } from '@/lib/interviews/interview'
import { askJobStart } from '@/lib/interviews/job-start'
import type { JobStart } from '@/validators/job-start'
import type { TalkSide } from '@/validators/talk-terms'

/** The post that an interview is about, and the viewer's other side in it. */
export type About = { readonly postId: string; readonly otherId: string }

/** The same of an interview; null where it is about no post. */
export const aboutOf = ({ post, with: other }: Pick<Interview, 'post' | 'with'>): About | null =>
  post && { postId: post.id, otherId: other.id }

/** When the work begins that an interview comes too late for, once that is known; null where it cannot be, and without a post. */
export function useJobStart(side: TalkSide, about: About | null): JobStart | null {
  const { data } = useSWR(
    about && ['job-start', side, about.postId, about.otherId],
    () => about && askJobStart(side, about.postId, about.otherId),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data ?? null
}
