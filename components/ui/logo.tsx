import { classNames } from './class-names'
import shape from './logo-shape.json'

/** The mark: a P whose bowl is a clock face, on an ink tile. Decorative; the word beside it is its name. */
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

/** Mark and word. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-2.5 text-xl leading-snug font-bold', className)}
    >
      <LogoMark />
      {name}
    </span>
  )
}
