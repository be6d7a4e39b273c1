'use client'

import { type TouchEvent, useRef } from 'react'

/** How far a finger goes sideways, in pixels, before it means the next person and not a tap. */
const farEnough = 60

type Swipe = { readonly onLeft: () => void; readonly onRight: () => void }

/** Handlers for one finger that is drawn sideways; drawing up or down scrolls as ever. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && touches[0]
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!start.current || !touch) return
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      start.current = null
      if (Math.abs(dx) < farEnough || Math.abs(dx) < 2 * Math.abs(dy)) return
      if (dx < 0) onLeft()
      else onRight()
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}
