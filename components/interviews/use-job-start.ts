import useSWR from 'swr'
import { askJobStart, type JobStart } from '@/lib/interviews/job-start'
import type { TalkSide } from '@/validators/talk-terms'

/** When the work of a post begins, once that is known; null where it cannot be, and for no post. */
export function useJobStart(side: TalkSide, postId: string | undefined): JobStart | null {
  const { data } = useSWR(
    postId === undefined ? null : ['job-start', side, postId],
    () => askJobStart(side, postId ?? ''),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return data ?? null
}
