import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

type FieldFrameProps = {
  /** The control's id; the ids of hint and error are derived from it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  className?: string
  children: ReactNode
  /** Content below the error, e.g. a strength meter or a counter. */
  below?: ReactNode
}

/** Ids of the texts that describe a control, for aria-describedby. */
export function describedBy(id: string, has: { hint?: unknown; error?: unknown }): string | undefined {
  const ids = [has.hint ? `${id}-hint` : '', has.error ? `${id}-error` : '']
  return ids.filter(Boolean).join(' ') || undefined
}

/** Label above, hint, control, error below: the frame of every single control. Works on server and client. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
  below,
}: FieldFrameProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id} error={error} />
      {below}
    </div>
  )
}

/** "(optional)", shown at the few optional fields instead of a star at all the others. */
export function OptionalMark() {
  const t = useTranslations('forms')
  return <span className="ml-1.5 text-sm font-normal text-ink-3">{t('optional')}</span>
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <div id={`${id}-hint`} className="mb-1.5 text-sm text-ink-3">
      {children}
    </div>
  )
}

type FieldErrorProps = {
  id: string
  error?: string
  /** The space around it, which depends on where it stands. */
  className?: string
}

export function FieldError({ id, error, className = 'mt-1.5' }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className={classNames('flex gap-1.5 text-sm text-chilli', className)}>
      <Icon name="warning" className="mt-0.75 size-4" />
      {error}
    </p>
  )
}
