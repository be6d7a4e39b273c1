'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { JobCards, JobOnCard } from '@/components/job-posts/public/job-cards'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

type NewestJobsProps = {
  texts: { readonly loading: string; readonly none: string; readonly failed: string; readonly retry: string }
}

type Found = {
  readonly jobs: readonly JobOnCard[]
  readonly Cards: ComponentType<Parameters<typeof JobCards>[0]>
}

async function load(): Promise<Found> {
  const [jobs, { JobCards: Cards }] = await Promise.all([
    ask(),
    import('@/components/job-posts/public/job-cards'),
  ])
  return { jobs, Cards }
}

async function ask(): Promise<readonly JobOnCard[]> {
  const { fetchWithPolicy } = await import('@/lib/api/fetch-policy')
  const address = new URL('/api/newest-jobs', location.origin)
  const answer = await fetchWithPolicy(new Request(address), { cache: 'default' })
  if (!answer.ok) throw new Error(`the newest jobs were answered with ${answer.status}`)
  return (await answer.json()) as readonly JobOnCard[]
}

/** The newest open jobs, loaded when somebody looks for work: the page around them is prerendered. */
export function NewestJobs({ texts }: NewestJobsProps) {
  const [found, setFound] = useState<Found | 'failed' | null>(null)
  const [tries, setTries] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isGone = false
    const put = (next: Found | 'failed') => {
      if (!isGone) setFound(next)
    }
    load().then(put, () => put('failed'))
    return () => {
      isGone = true
    }
  }, [tries])
  if (found === null)
    return (
      <div className="grid gap-3">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-40" />
        ))}
      </div>
    )
  if (found === 'failed')
    return (
      <div role="status" className="rounded-card bg-well p-4">
        <p>{texts.failed}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            setFound(null)
            setTries(tries + 1)
          }}
        >
          {texts.retry}
        </Button>
      </div>
    )
  const { jobs, Cards } = found
  if (jobs.length === 0) return <p className="rounded-card bg-well p-4">{texts.none}</p>
  return <Cards jobs={jobs} columns={1} heading="h2" />
}
