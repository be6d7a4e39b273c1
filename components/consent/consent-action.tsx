'use client'

import type { ReactNode } from 'react'

const loadConsent = () => import('@/lib/consent/browser-consent')

type ConsentActionProps = {
  does: 'acceptAll' | 'openSettings'
  className: string
  children: ReactNode
}

/** A button that acts on the visitor's consent; its looks and words come from the server. */
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
