import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClass } from './button-style'
import { Link } from './link'

type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>

/** A link that looks like a button: for navigation, never for an action. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />
}
