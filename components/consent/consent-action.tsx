'use client'

import type { ReactNode } from 'react'

const loadConsent = () => import('@/lib/consent/browser-consent')

type ConsentActionProps = {
  does: 'acceptAll' | 'rejectAll' | 'openSettings'
  className: string
  children: ReactNode
}

/** A button that changes the visitor's consent; its look and text come from the server. */
export function ConsentAction({ does, className, children }: ConsentActionProps) {
  return (
    <button
      type="button"
      onClick={() => void loadConsent().then(({ consent }) => consent[does]())}
      className={className}
    >
      {children}
    </button>
  )
}
