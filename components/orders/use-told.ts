import { useEffect } from 'react'
import type { Order } from '@/lib/orders/order'
import { usePlace } from './place'

/** Tells the place of the order's state, when it is shown and when it changes. */
export function useTold({ id, number, state }: Order): void {
  const { tell } = usePlace()
  useEffect(() => tell?.({ id, number, state }), [tell, id, number, state])
}
