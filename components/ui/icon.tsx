import { classNames } from './class-names'
import { drawn } from './drawn'
import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Read aloud in its place where nothing beside it says the same; else it is decorative. */
  label?: string
  className?: string
}

/** A line icon of our own from public/icons.svg, in the colour of the text, 20 px unless a size is given. */
export function Icon({ name, label, className = 'size-5' }: IconProps) {
  const looks = { viewBox: '0 0 24 24', className: classNames('icon', className) }
  const picture = drawn(`<use href="/icons.svg?v=${process.env.SPRITES_VERSION}#${name}"/>`)
  return label ? (
    <svg {...looks} role="img" aria-label={label} {...picture} />
  ) : (
    <svg {...looks} aria-hidden="true" {...picture} />
  )
}
