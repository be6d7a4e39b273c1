'use client'

import { useRouter } from 'next/navigation'
import useSWR from 'swr'
import { useHiringChanges } from '@/components/hiring-changes/use-hiring-changes'
import { keptFresh } from '@/components/ui/kept-fresh'
import { newsOf } from '@/lib/applications/news'
import { askBoard } from '@/lib/applications/requests'

/** As often as the board of a post is loaded again. */
const lookEveryMs = 10_000

export type ToldWatchProps = {
  jobPostId: string
  /** How many people are being told that their job is off, as the page says it. */
  shown: number
}

/** Loads the page again once fewer are being told that their job is off; looks at once when somebody was. Renders nothing. */
export default function ToldWatch({ jobPostId, shown }: ToldWatchProps) {
  const router = useRouter()
  const { mutate: look } = useSWR(['told', jobPostId], () => askBoard(jobPostId), {
    ...keptFresh(lookEveryMs),
    onSuccess: ({ takenBack }) => {
      if (newsOf(takenBack).onTheWay.length !== shown) router.refresh()
    },
  })
  useHiringChanges(() => void look())
  return null
}
