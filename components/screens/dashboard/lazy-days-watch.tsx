'use client'

import { useIdlePart } from '@/components/ui/use-idle-part'
import type { DaysWatchProps } from './days-watch'

const loadWatch = () => import('./days-watch')

/** `DaysWatch`, whose script loads after the page. */
export function LazyDaysWatch(props: DaysWatchProps) {
  const Watch = useIdlePart(loadWatch)
  return Watch && <Watch {...props} />
}
