import type { ComponentProps } from 'react'
import { classNames } from './class-names'

/** A white surface with a thin border and the product's soft shadow; the caller sets the padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={classNames('rounded-card border border-line bg-card shadow-soft', className)} />
  )
}
