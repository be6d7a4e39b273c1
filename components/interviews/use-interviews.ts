import useSWR from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import type { Interview } from '@/lib/interviews/interview'
import { askInterviews } from '@/lib/interviews/requests'
import type { TalkSide } from '@/validators/talk-terms'

/** A side's interviews, asked for again every so many milliseconds; `put` shows one as it was changed here. */
export function useInterviews(side: TalkSide, first: readonly Interview[], everyMs: number) {
  const { data: interviews = first, mutate } = useSWR(['interviews', side], () => askInterviews(side), {
    ...keptFresh(everyMs),
    fallbackData: first,
    revalidateOnMount: false,
  })
  const put = (changed: Interview) =>
    void mutate(
      interviews.map((one) => (one.id === changed.id ? changed : one)),
      { revalidate: false },
    )
  return { interviews, put }
}
