'use client'

import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

type MarkButtonProps = {
  /** What pressing it does, including the worker's name. */
  label: string
  isMarked: boolean
  onChange: (isMarked: boolean) => void
}

/** A star beside a worker's name: filled for a favourite. */
export function MarkButton({ label, isMarked, onChange }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={label}
      title={label}
      onClick={() => onChange(!isMarked)}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:bg-well"
    >
      <Icon name="star" className={classNames('size-5.5', isMarked && 'fill-mango text-mango-ink')} />
    </button>
  )
}
