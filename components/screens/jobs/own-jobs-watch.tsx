'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import useSWR from 'swr'
import { useNews } from '@/components/notifications/use-news'
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

type OwnJobsWatchProps = {
  /** What the page shows. */
  live: readonly OwnApplication[]
  /** Called with the applications once they are others. */
  onOthers: (applications: readonly OwnApplication[]) => void
}

/**
 * Says that a worker's applications are others than the page shows, as soon as the bell or this watch has heard of news, and
 * loads the page again, and with it the badge, the bell and the jobs that fit. Renders nothing.
 */
export default function OwnJobsWatch({ live, onOthers }: OwnJobsWatchProps) {
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  const endWithSession = (error: unknown) =>
    setIsOver(error instanceof ProblemError && error.problem.status === 401)
  const { askUnread } = requestsOf('partim')
  /** The page needs the service of its worker: while that does not answer, loading it would put an error in its place. */
  const loadPage = () =>
    askUnread().then(
      () => router.refresh(),
      () => undefined,
    )
  // It also looks as it starts: what happened while the page came is no news afterwards.
  const { mutate } = useSWR(isOver ? null : 'own-applications/live', askLiveApplications, {
    ...keptFresh(lookEveryMs),
    onSuccess: (now) => {
      if (textOf(now) === textOf(live)) return
      onOthers(now)
      void loadPage()
    },
    onError: endWithSession,
  })
  const look = () => void mutate()
  useNews(look)
  const newest = useRef<string | null>(undefined)
  useSWR(isOver ? null : 'own-applications/news', askUnread, {
    ...keptFresh(lookForNewsEveryMs),
    onSuccess: ({ newestId }) => {
      if (newest.current !== undefined && newest.current !== newestId) {
        // The page takes its time; what became of a job is shown before.
        look()
        router.refresh()
      }
      newest.current = newestId
    },
    onError: endWithSession,
  })
  return null
}
