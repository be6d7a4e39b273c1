import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type FilterPanelProps = {
  label: string
  /** Whether it begins unfolded. */
  isOpen?: boolean
  children: ReactNode
}

/** The filters of a search form, which somebody unfolds. */
export function FilterPanel({ label, isOpen = false, children }: FilterPanelProps) {
  return (
    <details open={isOpen} className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-card px-4 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="filter" />
        <span className="flex-1">{label}</span>
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2 lg:grid-cols-4">{children}</div>
    </details>
  )
}

/** One control of the filters with its label. */
export function Filter({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is passed as children
    <label className="grid min-w-0 content-start gap-1.5 text-sm font-medium">
      {label}
      {children}
    </label>
  )
}
