'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon'
import { Link } from './link'

const usualMs = 4_500

/** The content of a notification at the edge of the page. */
export type NotificationContent = {
  readonly title: string
  /** Two lines of it are shown; where it leads has the whole. */
  readonly text: string
  /** Where it leads. */
  readonly link?: { readonly href: string; readonly label: string; readonly onPress: () => void }
  /** What can be done here, as long as it is shown. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Milliseconds for which it is shown; 4.5 s unless said. */
  readonly shownForMs?: number
  readonly closeLabel: string
}

/** A notification for a few seconds; the time stops while it is hovered, has the focus, or the tab is hidden. */
export function Notification({
  title,
  text,
  link,
  action,
  shownForMs = usualMs,
  closeLabel,
  onClose,
}: NotificationContent & { onClose: () => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => {
    const look = () => setAway(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  const leftMs = useRef(shownForMs)
  const isHeld = pointed || focused || away
  useEffect(() => {
    if (isHeld) return
    const from = Date.now()
    const timer = setTimeout(onClose, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - from
    }
  }, [isHeld, onClose])

  return (
    <div
      role="status"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="flex w-full items-start gap-3 rounded-card border border-line bg-card py-3 pr-1 pl-4 text-ink shadow-soft sm:w-89"
    >
      <Icon name="bell" className="mt-0.5 size-5 text-mango-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <p className="line-clamp-2 text-sm text-ink-2">{text}</p>
        {link && (
          <Link
            href={link.href}
            prefetch="reach"
            onClick={() => {
              link.onPress()
              onClose()
            }}
            className="-mb-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {link.label}
          </Link>
        )}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onPress()
              onClose()
            }}
            className="-mb-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-well"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
