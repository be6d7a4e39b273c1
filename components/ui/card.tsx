import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A white surface with a hairline and the one soft shadow; padding is the caller's. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded-card border border-line bg-card shadow-soft', className)} />
  )
}
