'use client'

import { useState } from 'react'
import { askPosition, PositionError, type Precision } from './device-position'
import type { Position } from './position'

export type PositionState = 'idle' | 'asking' | PositionError['reason']

/**
 * For a button that asks where the device is: `ask` calls `found` with the answer, and `state` says how it went.
 * `settle` forgets a refusal, when the place was given in another way.
 */
export function useDevicePosition(precision: Precision, found: (position: Position) => void) {
  const [state, setState] = useState<PositionState>('idle')
  const ask = async () => {
    setState('asking')
    try {
      found(await askPosition(precision))
      setState('idle')
    } catch (error) {
      if (!(error instanceof PositionError)) throw error
      setState(error.reason)
    }
  }
  return { state, ask: () => void ask(), settle: () => setState('idle') }
}
