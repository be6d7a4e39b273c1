'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import { ProblemError } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import { askLiveApplications } from '@/lib/applications/own-requests'

/** An offer can be answered at once, long before its mail: whoever looks at the page sees it within half a minute. */
const lookEveryMs = 30_000

const textOf = (applications: readonly OwnApplication[]) => JSON.stringify(applications)

/**
 * Loads the page again when a worker's applications are others than it shows, and with it the badge, the bell and the jobs
 * that fit. Renders nothing.
 */
export default function OwnJobsWatch({ live }: { live: readonly OwnApplication[] }) {
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  useSWR(isOver ? null : 'own-applications/live', askLiveApplications, {
    ...keptFresh(lookEveryMs),
    revalidateOnMount: false,
    onSuccess: (now) => {
      if (textOf(now) !== textOf(live)) router.refresh()
    },
    onError: (error) => setIsOver(error instanceof ProblemError && error.problem.status === 401),
  })
  return null
}
