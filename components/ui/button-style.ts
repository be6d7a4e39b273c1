import { classNames } from './class-names'

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonStyle = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Fills the width of its container. */
  block?: boolean
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  accent: 'border-transparent bg-mango text-on-mango hover:bg-mango-strong',
  secondary: 'border-line bg-card text-ink hover:bg-well',
  ghost: 'border-transparent text-ink hover:bg-well',
  danger: 'border-transparent bg-chilli text-on-chilli hover:bg-chilli-strong',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3.5 text-sm sm:min-h-9',
  md: 'min-h-11 px-5',
  lg: 'min-h-12 px-6',
}

/** The classes shared by Button and ButtonLink. */
export function buttonClass(
  { variant = 'primary', size = 'md', block }: ButtonStyle,
  extra?: string,
): string {
  return classNames('button', variants[variant], sizes[size], block && 'w-full', extra)
}
