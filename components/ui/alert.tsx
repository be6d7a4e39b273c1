import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { type Tone, toneClass } from './tone'

const icons: Record<Tone, IconName> = {
  neutral: 'info',
  mango: 'warning',
  leaf: 'check-circle',
  chilli: 'warning',
  sky: 'info',
}

type AlertProps = {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  /** The next step: one button or link. */
  action?: ReactNode
  /** Announced to screen readers when it appears; for responses to something the person just did. */
  live?: boolean
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A message in the page: what happened, and what to do next. */
export function Alert({ tone = 'sky', title, children, action, live, className, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      role={live ? 'alert' : undefined}
      className={classNames(
        'flex gap-3 rounded-card border border-transparent p-4 text-start',
        toneClass[tone],
        className,
      )}
    >
      <Icon name={icons[tone]} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm text-ink-2">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
