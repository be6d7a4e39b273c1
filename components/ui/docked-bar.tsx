import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** A bar at the foot of the window, above a phone's navigation; what has focus stays out from under it (`data-docked`). */
export function DockedBar({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      data-docked
      className={classNames(
        'sticky bottom-0 z-10 -mx-4 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] in-data-bars:bottom-16 sm:-mx-6 sm:px-6 print:hidden',
        className,
      )}
    >
      {children}
    </div>
  )
}
