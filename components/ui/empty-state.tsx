import type { ReactNode } from 'react'
import { Illustration, type IllustrationName } from './illustration'

type EmptyStateProps = {
  illustration: IllustrationName
  title: ReactNode
  children?: ReactNode
  /** h1 when it is all the page has, h3 below a heading. */
  heading?: 'h1' | 'h2' | 'h3'
  /** The one next step. */
  action?: ReactNode
}

/** Shown in place of an empty list: why it is empty, and the one step that fills it. */
export function EmptyState({
  illustration,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      <Illustration name={illustration} className="mb-5 h-36 w-48" />
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="mt-2 text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
