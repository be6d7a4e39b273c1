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
import { versionsOf } from '@/lib/interviews/interview'
import { askInterviews } from '@/lib/interviews/requests'

/** Applicants and answers come by themselves: whoever looks at the page sees them within a minute. */
const lookEveryMs = 60_000

export type DaysWatchProps = {
  branchId: string | undefined
  /** The digest of the days that the page shows. */
  shown: string
  /** The digest of the versions of the interviews that it shows; null where it shows none. */
  interviews: string | null
}

/**
 * Loads the page again when the days or the interviews are others than it shows; looks at once when the bell has news, or
 * somebody changed something. Renders nothing.
 */
export default function DaysWatch({ branchId, shown, interviews }: DaysWatchProps) {
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  const watched = {
    ...keptFresh(lookEveryMs),
    revalidateOnMount: false,
    onError: (error: unknown) => setIsOver(error instanceof ProblemError && error.problem.status === 401),
  }
  const { mutate: lookAtDays } = useSWR(isOver ? null : ['days', branchId], () => askDays(branchId), {
    ...watched,
    onSuccess: (now) => {
      if (digestOf(now) !== shown) router.refresh()
    },
  })
  const { mutate: lookAtInterviews } = useSWR(
    isOver || interviews === null ? null : ['interviews', 'dashboard'],
    () => askInterviews('company'),
    {
      ...watched,
      onSuccess: (now) => {
        if (digestOf(versionsOf(now)) !== interviews) router.refresh()
      },
    },
  )
  useNews(() => {
    void lookAtDays()
    void lookAtInterviews()
  })
  useHiringChanges(() => void lookAtDays())
  return null
}
