'use client'

import type { ComponentProps } from 'react'
import { useIdlePart } from '@/components/ui/use-idle-part'
import type TicketKeeper from './ticket-keeper'

const loadKeeper = () => import('./ticket-keeper')

/** Keeps a worker's coming jobs and next interview in the browser for when there is no network, once the page is idle. */
export function OfflineTickets(props: ComponentProps<typeof TicketKeeper>) {
  const Keeper = useIdlePart(loadKeeper)
  return Keeper && <Keeper {...props} />
}
