'use client'

import { usePathname } from 'next/navigation'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { routeName } from '@/lib/auth/route-names'

/** The menu stays this many milliseconds after the pointer left it (specification, section 9). */
const closeDelayMs = 300
const wideScreen = '(min-width: 1280px)'

/** Routes without the contact button: chat by the specification, the phone app's top-up because it has no chrome. */
const without = ['chat', 'employer-payment-topup']

type ContactMenuProps = { label: string; icon: ReactNode; children: ReactNode }

/** Opens on hover on wide screens, by click below that, and by keyboard on both. */
export function ContactMenu({ label, icon, children }: ContactMenuProps) {
  const isShown = !without.includes(routeName(usePathname()))
  const [open, setOpen] = useState(false)
  const menuId = useId()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)

  useEffect(() => {
    if (!isShown) return
    let stop: (() => void) | undefined
    let isGone = false
    import('@/components/layout/docked').then(
      ({ stayClear }) => {
        if (root.current && !isGone) stop = stayClear(root.current, { clearOfFocus: true })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [isShown])

  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  useEffect(() => () => clearTimeout(closing.current), [])

  if (!isShown) return null

  /** A finger has no hover: it toggles, on wide screens as well. */
  const hovers = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && matchMedia(wideScreen).matches

  return (
    <aside
      ref={root}
      aria-label={label}
      data-contact
      onPointerEnter={(event) => {
        if (!hovers(event)) return
        clearTimeout(closing.current)
        isHovered.current = true
        setOpen(true)
      }}
      onPointerLeave={() => {
        if (!isHovered.current) return
        isHovered.current = false
        closing.current = setTimeout(() => setOpen(false), closeDelayMs)
      }}
      className="fixed right-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 print:hidden"
    >
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
    </aside>
  )
}
