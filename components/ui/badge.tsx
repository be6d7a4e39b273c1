import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { type Tone, toneClass } from './tone'

type BadgeProps = { tone?: Tone; icon?: IconName; className?: string; children: ReactNode }

/** A short state or fact in a pill. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium',
        toneClass[tone],
        className,
      )}
    >
      {icon && <Icon name={icon} className="size-4" />}
      {children}
    </span>
  )
}
