import { classNames } from './class-names'

/** The mark: a P whose bowl is a clock face, on an ink tile. Decorative; the word beside it is its name. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 34 34" className={classNames('shrink-0', className)}>
      <rect width="34" height="34" rx="10" fill="#14213D" />
      <path
        d="M11 26V9h7.500a5.5 5.5 0 0 1 0 11H11"
        stroke="#FFB000"
        strokeWidth="3.6"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="18.5" cy="14.5" r="2" fill="#fff" />
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
