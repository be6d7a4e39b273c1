import { classNames } from './class-names'
import shape from './logo-shape.json'

/** The mark: a P whose bowl is a clock face, on an ink tile. Decorative; the word beside it names it. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      className={classNames('shrink-0', className)}
    >
      <rect width={shape.size} height={shape.size} rx={shape.radius} fill={shape.tile} />
      <path
        d={shape.letter}
        stroke={shape.mango}
        strokeWidth={shape.stroke}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle {...shape.dot} />
    </svg>
  )
}

type LogoProps = {
  name: string
  /** Shows only the mark on phones; screen readers still get the word. */
  short?: boolean
  className?: string
}

/** The mark with the word. */
export function Logo({ name, short = false, className }: LogoProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 text-xl leading-snug font-bold whitespace-nowrap',
        className,
      )}
    >
      <LogoMark />
      <span className={short ? 'max-lg:sr-only' : undefined}>{name}</span>
    </span>
  )
}
