'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type ProgressCardProps = {
  title: string
  percent: number
  children: ReactNode
  cancel: string
  onCancel: () => void
}

/** Long work with how far it is, and the way out of it. */
export function ProgressCard({ title, percent, children, cancel, onCancel }: ProgressCardProps) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-4">
      <p className="flex justify-between gap-3 font-semibold">
        {title}
        <span className="tabular-nums">{`${percent}%`}</span>
      </p>
      <progress
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-well [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-leaf"
        aria-label={title}
        max={100}
        value={percent}
      />
      <div role="status" className="text-sm text-ink-2">
        {children}
      </div>
      <Button variant="secondary" className="justify-self-start" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
