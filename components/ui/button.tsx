import type { ComponentProps } from 'react'
import { type ButtonStyle, buttonClass } from './button-style'
import { Spinner } from './spinner'

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** Shows a spinner and refuses presses, but keeps the focus. */
    loading?: boolean
  }

/** A button; it submits a form only with `type="submit"`. */
export function Button({
  variant,
  size,
  block,
  loading,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size, block }, className)}
    >
      {/* A translator of the browser puts elements in the place of bare texts, beside which nothing can come and go then. */}
      <span className="contents">{loading && <Spinner />}</span>
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
}
