import type { ReactNode } from 'react'

type FactProps = { name: ReactNode; children: ReactNode; action?: ReactNode }

/** One detail about the person, with a way to change it. */
export function Fact({ name, children, action }: FactProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="text-sm text-ink-3">{name}</p>
        <div className="font-medium wrap-anywhere">{children}</div>
      </div>
      {action}
    </div>
  )
}
