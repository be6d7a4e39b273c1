'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useReady } from './use-ready'

/** The fields of a form whose script loads after the page: visible at once, usable when the input will be kept. */
export function ReadyFields({ className, children }: { className?: string; children: ReactNode }) {
  const isReady = useReady()
  return (
    <fieldset disabled={!isReady} className={classNames('min-w-0', className)}>
      {children}
    </fieldset>
  )
}
