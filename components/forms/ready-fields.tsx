'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useReady } from './use-ready'

/** The fields of a form whose script follows the page: shown at once, usable when what is typed will be kept. */
export function ReadyFields({ className, children }: { className?: string; children: ReactNode }) {
  const isReady = useReady()
  return (
    <fieldset disabled={!isReady} className={classNames('min-w-0', className)}>
      {children}
    </fieldset>
  )
}
