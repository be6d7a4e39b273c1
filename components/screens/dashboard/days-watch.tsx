'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import { useHiringChanges } from '@/components/hiring-changes/use-hiring-changes'
import { useNews } from '@/components/notifications/use-news'
import { keptFresh } from '@/components/ui/kept-fresh'
import { ProblemError } from '@/lib/api/problem'
import { digestOf } from '@/lib/days/digest'
import { askDays } from '@/lib/days/requests'

/** Applicants and answers come by themselves: whoever looks at the page sees them within a minute. */
const lookEveryMs = 60_000

export type DaysWatchProps = {
  branchId: string | undefined
  /** The digest of the days that the page shows. */
  shown: string
}

/**
 * Loads the page again when the days are others than it shows; looks at once when the bell has news, or somebody changed
 * something. Renders nothing.
 */
export default function DaysWatch({ branchId, shown }: DaysWatchProps) {
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  const { mutate: look } = useSWR(isOver ? null : ['days', branchId], () => askDays(branchId), {
    ...keptFresh(lookEveryMs),
    revalidateOnMount: false,
    onSuccess: (now) => {
      if (digestOf(now) !== shown) router.refresh()
    },
    onError: (error) => setIsOver(error instanceof ProblemError && error.problem.status === 401),
  })
  useNews(() => void look())
  useHiringChanges(() => void look())
  return null
}
