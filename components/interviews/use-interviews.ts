import useSWR from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import type { Interview } from '@/lib/interviews/interview'
import { askInterviews } from '@/lib/interviews/requests'
import type { TalkSide } from '@/validators/talk-terms'

/**
 * A side's interviews, asked for again every so many milliseconds; those that the page could not load are asked for at once
 * and null until then. `put` shows one as it was changed or added here. Parts of a page that give the same `made`, the
 * milliseconds since the epoch when it was made, show the same; no page shows what an earlier one knew.
 */
export function useInterviews<First extends readonly Interview[] | null>(
  side: TalkSide,
  first: First,
  everyMs: number,
  made: number,
) {
  const { data, mutate } = useSWR(['interviews', side, made], () => askInterviews(side), {
    ...keptFresh(everyMs),
    ...(first && { fallbackData: first }),
    revalidateOnMount: first === null,
  })
  const interviews: readonly Interview[] | First = data ?? first
  const put = (changed: Interview) => {
    const known = interviews ?? []
    const isKnown = known.some(({ id }) => id === changed.id)
    void mutate(isKnown ? known.map((one) => (one.id === changed.id ? changed : one)) : [...known, changed], {
      revalidate: false,
    })
  }
  return { interviews, put, refresh: () => void mutate() }
}
