'use client'

import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useDismissal } from '@/components/ui/use-dismissal'
import { giveWay } from './give-way'

/** Milliseconds for which the menu stays open after the pointer left it (specification, section 9). */
const closeDelayMs = 300
const wideScreen = '(min-width: 1280px)'

export type ContactMenuProps = { label: string; icon: ReactNode; children: ReactNode }

const isWide = () => matchMedia(wideScreen).matches

/**
 * Opens on hover on wide screens, by click on narrower ones, and with the keyboard on both. The button is hidden while a
 * control or words lie under it; narrower screens have no margin beside the page, and show it at the page's end.
 */
export function ContactMenu({ label, icon, children }: ContactMenuProps) {
  const [open, setOpen] = useState(false)
  const [isInTheWay, setInTheWay] = useState(true)
  const menuId = useId()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)

  useEffect(() => (root.current ? giveWay(root.current, setInTheWay, () => !isWide()) : undefined), [])

  const close = useCallback(() => setOpen(false), [])
  useDismissal(open, close, root, button)

  useEffect(() => () => clearTimeout(closing.current), [])

  /** Touch has no hover: it toggles the menu, on wide screens as well. */
  const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && isWide()

  return (
    <aside
      ref={root}
      aria-label={label}
      data-contact
      data-away={isInTheWay && !open ? '' : undefined}
      onPointerEnter={(event) => {
        if (!hovers(event)) return
        clearTimeout(closing.current)
        isHovered.current = true
        setOpen(true)
      }}
      onPointerLeave={() => {
        if (!isHovered.current) return
        isHovered.current = false
        closing.current = setTimeout(close, closeDelayMs)
      }}
      className="group stays-[contact] fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 data-away:not-has-focus-visible:pointer-events-none print:hidden"
    >
      <div className="transition-opacity duration-150 group-data-away:not-has-focus-visible:opacity-0">
        <div
          id={menuId}
          hidden={!open}
          className="absolute right-0 bottom-full mb-3 w-64 rounded-panel border border-line bg-card p-4 shadow-soft"
        >
          {children}
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={menuId}
          // A press of the mouse that opened it by hovering must not close it; a key's press has no such detail.
          onClick={({ detail }) => setOpen(detail > 0 && isHovered.current ? true : !open)}
          className="grid size-14 place-items-center rounded-full border border-transparent bg-line-app text-on-mango shadow-soft"
        >
          {icon}
          <span className="sr-only">{label}</span>
        </button>
      </div>
    </aside>
  )
}
