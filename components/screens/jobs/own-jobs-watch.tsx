'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { keptFresh } from '@/components/ui/kept-fresh'
import { ProblemError } from '@/lib/api/problem'
import type { OwnApplication } from '@/lib/applications/own-application'
import { askLiveApplications } from '@/lib/applications/own-requests'
import { requestsOf } from '@/lib/notifications/requests'

/** What nobody is told of is seen within this time. */
const lookEveryMs = 30_000

/** An offer stands 8 s after it was made, and is seen within 15 s of that press by whoever waits here for one. */
const lookForNewsEveryMs = 6_000

const textOf = (applications: readonly OwnApplication[]) => JSON.stringify(applications)

/**
 * Loads the page again when a worker was notified of something or their applications are others than it shows, and with it
 * the badge, the bell and the jobs that fit. Renders nothing.
 */
export default function OwnJobsWatch({ live }: { live: readonly OwnApplication[] }) {
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  const endWithSession = (error: unknown) =>
    setIsOver(error instanceof ProblemError && error.problem.status === 401)
  useSWR(isOver ? null : 'own-applications/live', askLiveApplications, {
    ...keptFresh(lookEveryMs),
    revalidateOnMount: false,
    onSuccess: (now) => {
      if (textOf(now) !== textOf(live)) router.refresh()
    },
    onError: endWithSession,
  })
  const newest = useRef<string | null>(undefined)
  useSWR(isOver ? null : 'own-applications/news', requestsOf('partim').askUnread, {
    ...keptFresh(lookForNewsEveryMs),
    onSuccess: ({ newestId }) => {
      if (newest.current !== undefined && newest.current !== newestId) router.refresh()
      newest.current = newestId
    },
    onError: endWithSession,
  })
  return null
}
