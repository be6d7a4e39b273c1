'use client'

import { type CSSProperties, useEffect, useRef } from 'react'
import { Toaster } from 'sonner'
import { onToast, toastHostReady } from './toast'

/** A box without size or looks: the list inside it has its own place in the window. */
const bare: CSSProperties = {
  position: 'fixed',
  inset: 0,
  width: 0,
  height: 0,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  color: 'inherit',
}

/** The list of toasts itself, loaded by ToastHost. It lies above modal dialogs, which cover all else in the page. */
export default function ToastList({ label }: { label: string }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    layer.current?.showPopover?.()
    toastHostReady()
    return onToast(() => {
      // Of what lies above the page, the last that was shown is on top.
      if (!document.querySelector('dialog[open]')) return
      layer.current?.hidePopover?.()
      layer.current?.showPopover?.()
    })
  }, [])
  return (
    <div ref={layer} popover="manual" style={bare}>
      <Toaster
        customAriaLabel={label}
        position="top-right"
        offset={24}
        mobileOffset={24}
        theme="system"
        richColors
        style={{ fontFamily: 'var(--font-sans)' }}
      />
    </div>
  )
}
