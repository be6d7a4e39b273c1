import { useState } from 'react'
import type { BoardStage, Stage } from '@/lib/applications/application'
import { find } from '@/lib/applications/columns'

/**
 * The one stage that a phone shows: the one somebody chose, and where its last applicant went once it is empty.
 * `follow` says whom somebody opened or moved last.
 */
export function useStageOnPhone(columns: readonly BoardStage[]) {
  const [chosen, setChosen] = useState<Stage>(
    () => columns.find(({ count }) => count > 0)?.stage ?? 'submitted',
  )
  const [followed, setFollowed] = useState<string | null>(null)
  const isEmpty = columns.some(({ stage, count }) => stage === chosen && count === 0)
  const stageOfFollowed = isEmpty && followed !== null ? find(columns, followed)?.stage : undefined
  return {
    // Who went no further is folded below, with no tab of their own.
    onPhone: stageOfFollowed && stageOfFollowed !== 'ended' ? stageOfFollowed : chosen,
    choose: (stage: Stage) => {
      setChosen(stage)
      setFollowed(null)
    },
    follow: (id: string | undefined) => {
      if (id !== undefined) setFollowed(id)
    },
  }
}

/** Moves a row of tabs sideways until this one is whole; the page itself stays where it is. */
export function keepInSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [start, end] = [tab.offsetLeft - row.offsetLeft, tab.offsetLeft - row.offsetLeft + tab.offsetWidth]
  if (start < row.scrollLeft) row.scrollLeft = start
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}
