import { type ComponentType, useEffect, useState } from 'react'
import { keptLine } from '@/lib/job-posts/quick-post/kept-line'
import { jobPostValues } from './job-post-values'
import type { QuickPostBoxProps } from './quick-post-box'

/** The line that a draft was begun with, where this browser still has one; whatever the draft says stays as it is. */
export function KeptLineBox(props: Omit<QuickPostBoxProps, 'start'>) {
  const { draftId } = props
  const [Box, setBox] = useState<ComponentType<QuickPostBoxProps> | null>(null)
  const [start] = useState(() => jobPostValues(null))
  useEffect(() => {
    if (!draftId.current || keptLine(draftId.current) === '') return
    import('./quick-post-box').then(
      (part) => setBox(() => part.default),
      () => undefined,
    )
  }, [draftId])
  return Box && <Box {...props} start={start} />
}
