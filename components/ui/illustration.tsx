import type { IllustrationName } from './illustration-names'

export type { IllustrationName }

/** One of our own small drawings from public/illustrations.svg, in the page's colours. Decorative. */
export function Illustration({
  name,
  className = 'h-36 w-48',
}: {
  name: IllustrationName
  className?: string
}) {
  return (
    <svg aria-hidden viewBox="0 0 192 144" className={className}>
      <use href={`/illustrations.svg?v=${process.env.SPRITES_VERSION}#${name}`} />
    </svg>
  )
}
