'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/prefetch'
import { askLiveApplications, type OwnJob } from '@/lib/talk/requests'
import type { Conversation, Side } from '@/lib/talk/talk'

/**
 * The jobs that a worker has at the company of a conversation and with shifts to come, which they may give back; none for companies. They are asked for
 * again with another `turn`.
 */
export function useComingJobs(
  side: Side,
  { reason, with: { id } }: Conversation,
  turn: number,
): readonly OwnJob[] {
  const [jobs, setJobs] = useState<readonly OwnJob[]>([])
  const mayHave = side === 'worker' && reason === 'applied'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again with another turn
  useEffect(() => {
    if (!mayHave) return setJobs([])
    let isOver = false
    whenIdle(() => {
      if (isOver) return
      // Without an answer there is no button; "my jobs" has it as well.
      askLiveApplications().then(
        (all) =>
          !isOver &&
          setJobs(all.filter(({ companyId, mayGiveBack }) => companyId === id && mayGiveBack.length > 0)),
        () => undefined,
      )
    })
    return () => {
      isOver = true
    }
  }, [mayHave, id, turn])
  return jobs
}
