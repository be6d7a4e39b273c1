'use client'

import { useIdlePart } from '@/components/ui/use-idle-part'
import type { ToldWatchProps } from './told-watch'

const loadWatch = () => import('./told-watch')

/** `ToldWatch`, whose script loads after the page. */
export function LazyToldWatch(props: ToldWatchProps) {
  const Watch = useIdlePart(loadWatch)
  return Watch && <Watch {...props} />
}
