'use client'

import { useEffect, useState } from 'react'
import { fetchWorkerCounts, type WorkerCounts } from '@/lib/packages/worker-counts'
import type { WorkType } from '@/validators/work-types'

type WorkerCountProps = {
  type: WorkType
  /** `about` with # for the number; `few` when there are too few to count. */
  texts: { readonly about: string; readonly few: string }
}

/**
 * The current number of workers for a type of work. The page is prerendered, so the number loads after it, into a line
 * that is reserved for it; without an answer the line stays empty.
 */
export function WorkerCount({ type, texts }: WorkerCountProps) {
  const [counts, setCounts] = useState<WorkerCounts>()
  useEffect(() => {
    let isGone = false
    fetchWorkerCounts().then((answer) => {
      if (!isGone && answer) setCounts(answer)
    })
    return () => {
      isGone = true
    }
  }, [])
  const count = counts?.[type]
  return (
    <span className="block min-h-[1.6em] text-sm text-ink-2">
      {count !== undefined && (count > 0 ? texts.about.replace('#', count.toLocaleString('th')) : texts.few)}
    </span>
  )
}
