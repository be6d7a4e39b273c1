import { classNames } from './class-names'
import { drawn } from './drawn'
import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Announced to screen readers when no text beside it says the same; without it the icon is decorative. */
  label?: string
  className?: string
}

/** One of our own line icons from public/icons.svg, in the text's colour, 20 px by default. */
export function Icon({ name, label, className = 'size-5' }: IconProps) {
  const looks = { viewBox: '0 0 24 24', className: classNames('icon', className) }
  const picture = drawn(`<use href="/icons.svg?v=${process.env.SPRITES_VERSION}#${name}"/>`)
  return label ? (
    <svg {...looks} role="img" aria-label={label} {...picture} />
  ) : (
    <svg {...looks} aria-hidden="true" {...picture} />
  )
}
