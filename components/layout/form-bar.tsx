import type { ReactNode, Ref } from 'react'
import { classNames } from '@/components/ui/class-names'

type FormBarProps = {
  ref?: Ref<HTMLDivElement>
  /** An error above the buttons, where it is visible wherever the form is scrolled to. */
  notice?: ReactNode
  /** On a phone it is at the window's foot, and the navigation there gives way to it: both would take a third of it. */
  isAlone?: boolean
  children: ReactNode
}

/**
 * The last row of a form, always in sight, above a phone's navigation where there is one: the total, the main button. The margin above it is for
 * the contact button.
 */
export function FormBar({ ref, notice, isAlone = false, children }: FormBarProps) {
  return (
    <div
      ref={ref}
      data-docked
      data-alone={isAlone || undefined}
      className={classNames(
        'z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 print:hidden',
        isAlone
          ? 'fixed inset-x-0 bottom-0 lg:sticky'
          : 'sticky bottom-0 -mx-4 mt-16 -mb-6 max-lg:in-has-data-alone:static in-data-bars:bottom-[calc(4rem+env(safe-area-inset-bottom))] sm:-mx-6',
        'lg:bottom-4 lg:mx-0 lg:mb-0 lg:rounded-card lg:border lg:shadow-soft lg:in-data-bars:bottom-4',
      )}
    >
      <div className="w-full empty:hidden">{notice}</div>
      {children}
    </div>
  )
}
