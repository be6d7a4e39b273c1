'use client'

import { useState } from 'react'
import useSWR from 'swr'
import { ProblemError } from '@/lib/api/browser'
import { navigateTo } from '@/lib/navigation/navigate'
import type { Order } from '@/lib/orders/order'
import { checkOrder } from '@/lib/orders/requests'
import { isPaid } from '@/validators/states/order'
import { usePlace } from './place'
import { type StreamState, useLiveOrder } from './use-live-order'

/** How often the page asks while it is visible: somebody stands at it with their phone in hand. */
const askEveryMs = 4_000

/**
 * The order while something can still become of it: as the server sends it, and where it does not, asked for again and
 * again while the page is visible.
 */
export function useOrder(initial: Order) {
  const { name, overPath } = usePlace()
  const [stream, setStream] = useState<StreamState>('off')
  const key = isPaid(initial.state) ? null : ['order', initial.id]
  const { data, error, mutate } = useSWR(key, () => checkOrder(initial.id, name), {
    fallbackData: initial,
    refreshInterval: stream === 'off' ? waitAfter : noWait,
    revalidateOnMount: true,
    onError: (failure: unknown) => {
      const isOver = failure instanceof ProblemError && failure.problem.code === 'pass_over'
      if (isOver && overPath) navigateTo(overPath(initial.id), { replace: true })
    },
    // After a failure SWR's interval rests, so that the next question is asked here.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => {
        if (document.visibilityState === 'visible') void revalidate(options)
      }, askEveryMs)
    },
  })
  const set = (order: Order) => mutate(order, { revalidate: false })
  useLiveOrder(data, set, setStream)
  const isRefused = stream === 'off' && error instanceof ProblemError && error.problem.status === 401
  return {
    order: data,
    /** Why the order is shown to nobody any more; asking goes on, for who signs in elsewhere. */
    refusal: isRefused ? error.problem : null,
    /** True while the last question went without an answer. */
    isUnheard: stream === 'off' ? error !== undefined : stream === 'unheard',
    ask: () => mutate(),
    set,
  }
}

const noWait = () => 0

/** Always the same function: another one each second, with the countdown, would begin the wait anew. */
const waitAfter = (latest: Order | undefined): number => (latest && isPaid(latest.state) ? 0 : askEveryMs)
