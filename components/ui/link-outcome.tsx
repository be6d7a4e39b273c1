import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from '@/components/ui/illustration'

type LinkOutcomeProps = {
  illustration: IllustrationName
  title: string
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** The result of a mailed link, announced to screen readers as soon as it is known. */
export function LinkOutcome({ illustration, title, children, action }: LinkOutcomeProps) {
  return (
    <div role="status" className="flex flex-col items-center text-center">
      <Illustration name={illustration} className="mb-4 h-32 w-44" />
      <h1 className="text-2xl">{title}</h1>
      {children && <div className="mt-2 text-ink-2">{children}</div>}
      {action && <div className="mt-6 w-full">{action}</div>}
    </div>
  )
}
