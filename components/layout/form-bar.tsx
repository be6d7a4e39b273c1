import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

type FormBarProps = {
  /** An error above the buttons, where it is visible wherever the form is scrolled to. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * The last row of a form, always in sight above a phone's navigation: the total, the main button. The margin above it is for
 * the contact button.
 */
export function FormBar({ notice, children }: FormBarProps) {
  return (
    <div
      data-docked
      className={classNames(
        'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-16 -mb-6 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:px-6 print:hidden',
        'lg:bottom-4 lg:mx-0 lg:mb-0 lg:rounded-card lg:border lg:shadow-soft',
      )}
    >
      <div className="w-full empty:hidden">{notice}</div>
      {children}
    </div>
  )
}
