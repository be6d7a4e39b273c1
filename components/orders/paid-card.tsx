'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from '@/components/ui/card'

/** Names and values. */
export type Rows = readonly (readonly string[])[]

type PaidCardProps = {
  rows: Rows
  /** It became paid while it was looked at, perhaps further down. */
  isNews?: boolean
  children: ReactNode
}

/** What became of a paid order, above its facts. */
export function PaidCard({ rows, isNews = false, children }: PaidCardProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) element.current?.focus()
  }, [isNews])
  return (
    <div
      ref={element}
      tabIndex={-1}
      className="mx-auto grid max-w-md scroll-mt-6 gap-6 rounded-card py-4 outline-none"
    >
      {/* What comes later is read by itself, and not the whole again. */}
      <div role="status" aria-atomic={false} className="text-center">
        {children}
      </div>
      <Card className="px-5 py-2">
        <dl className="divide-y divide-line">
          {rows.map(([name, value]) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}
