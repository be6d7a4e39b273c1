'use client'

import { lateParts, OnlyMessages } from '@/components/layout/late-parts'
import { useIdlePart } from '@/components/ui/use-idle-part'

const loadList = lateParts(['unsent', 'problems'], () => import('./unsent-applications'), OnlyMessages)

/** Applications that wait for a network, and what became of them, once the page is idle. */
export function UnsentPart() {
  const List = useIdlePart(loadList)
  return List && <List />
}
