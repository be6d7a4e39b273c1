'use client'

import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { toastHostReady } from './toast'

/** The list of toasts itself, loaded by ToastHost. */
export default function ToastList({ label }: { label: string }) {
  useEffect(toastHostReady, [])
  return (
    <Toaster
      customAriaLabel={label}
      position="top-right"
      offset={24}
      mobileOffset={24}
      theme="system"
      richColors
      style={{ fontFamily: 'var(--font-sans)' }}
    />
  )
}
