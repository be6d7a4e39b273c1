'use client'

import { useTranslations } from 'next-intl'
import { type Ref, useId } from 'react'
import { describedBy, FieldError, FieldHint } from '@/components/forms/field-frame'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ShiftTime, type ShiftTimes } from '@/components/ui/shift-time'

export type ShiftCheck = ShiftTimes & {
  readonly id: string
  /** How it is filled, in words. */
  readonly note: string
  /** It cannot be ticked, and is not among all of them. */
  readonly isOff?: boolean
}

type ShiftChecksProps = {
  label: string
  hint?: string
  error?: string
  shifts: readonly ShiftCheck[]
  /** Ids of those that are ticked. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** The first that can be ticked, where the focus goes when something is wrong: above it stands what. */
  firstRef: Ref<HTMLInputElement>
}

/** Shifts to tick, one line each, and all of them at one tap. */
export function ShiftChecks({ label, hint, error, shifts, chosen, onChange, firstRef }: ShiftChecksProps) {
  const t = useTranslations('shiftChoice')
  const id = useId()
  const possible = shifts.filter(({ isOff }) => !isOff)
  const first = possible[0]?.id
  const areAll = possible.length > 0 && possible.every((shift) => chosen.includes(shift.id))
  const put = (ids: readonly string[]) =>
    onChange(shifts.map((shift) => shift.id).filter((one) => ids.includes(one)))
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {possible.length > 1 && (
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
                shift.isOff ? 'text-ink-3' : 'cursor-pointer hover:bg-well',
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
                className="size-5.5 shrink-0 cursor-pointer accent-primary disabled:cursor-default"
              />
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
