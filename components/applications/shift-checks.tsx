'use client'

import { useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { describedBy, FieldError, FieldHint } from '@/components/forms/field-frame'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ShiftTime, type ShiftTimes } from '@/components/ui/shift-time'

export type ShiftCheck = ShiftTimes & {
  readonly id: string
  /** How full it is, in words. */
  readonly note: string
  /** It cannot be ticked, and "all" does not include it. */
  readonly isOff?: boolean
}

type ShiftChecksProps = {
  label: string
  hint?: string
  error?: string
  shifts: readonly ShiftCheck[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The first shift that can be ticked; it gets the focus on an error, which is shown above it. */
  firstRef: Ref<HTMLInputElement>
}

/** Shifts to tick, one line each, with a button for all of them where they are more than two. */
export function ShiftChecks({ label, hint, error, shifts, chosen, onChange, firstRef }: ShiftChecksProps) {
  const t = useTranslations('shiftChoice')
  const id = useId()
  const possible = shifts.filter(({ isOff }) => !isOff)
  const first = possible[0]?.id
  const areAll = possible.length > 0 && possible.every((shift) => chosen.includes(shift.id))
  const isLocked = (shift: ShiftCheck) => shift.isOff && !chosen.includes(shift.id)
  const put = (ids: readonly string[]) =>
    onChange(shifts.map((shift) => shift.id).filter((one) => ids.includes(one)))
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {possible.length > 2 && (
        <Button
          variant="secondary"
          size="sm"
          className="mb-2"
          onClick={() => put(areAll ? [] : possible.map((shift) => shift.id))}
        >
          {t(areAll ? 'none' : 'all', { count: possible.length })}
        </Button>
      )}
      {error && (
        <div className="-mt-1 mb-2">
          <FieldError id={id} error={error} />
        </div>
      )}
      <ul
        className={classNames(
          'divide-y divide-line overflow-hidden rounded-control border bg-card',
          error ? 'border-chilli' : 'border-control',
        )}
      >
        {shifts.map((shift) => (
          <li key={shift.id}>
            <label
              className={classNames(
                'flex min-h-12 items-center gap-3 px-3.5 py-2.5 has-checked:bg-mango-soft',
                isLocked(shift) ? 'text-ink-3' : !shift.isOff && 'cursor-pointer hover:bg-well',
              )}
            >
              <input
                ref={shift.id === first ? firstRef : undefined}
                type="checkbox"
                checked={chosen.includes(shift.id)}
                disabled={shift.isOff}
                onChange={({ target }) =>
                  put(target.checked ? [...chosen, shift.id] : chosen.filter((one) => one !== shift.id))
                }
                aria-invalid={error ? true : undefined}
                className={classNames(
                  shift.isOff
                    ? 'sr-only'
                    : 'size-5.5 shrink-0 cursor-pointer accent-primary disabled:cursor-default',
                )}
              />
              {/* Dark browsers draw a box that cannot be ticked like one that can, and all draw a fixed tick as if it did not count. */}
              {shift.isOff && (
                <Icon name={isLocked(shift) ? 'lock' : 'check-circle'} className="size-5.5 shrink-0 p-px" />
              )}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
                <ShiftTime shift={shift} />
                <span className="text-sm text-ink-2">{shift.note}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
