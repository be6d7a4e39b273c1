'use client'

import type { ComponentProps, FocusEvent } from 'react'
import { commonDay } from '@/validators/buddhist-year'
import { isDate } from '@/validators/rules'

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  className?: string
  /** Called with a day (YYYY-MM-DD) that was typed with a Buddhist year, before the control loses focus. */
  onCommonYear: (day: string) => void
}

/**
 * The device's own control for a day. It holds years of the common era, and people type Buddhist ones: the year is
 * corrected where it can be seen, when the control loses focus. 29 February of a year that is a leap year only as one of the
 * common era (2572) stays as it was typed, because the control would be emptied by a day there is not.
 */
export function DayInput({ onCommonYear, onBlur, className = 'control', ...input }: DayInputProps) {
  const correct = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.target
    const day = commonDay(value)
    if (day !== value && isDate(day)) onCommonYear(day)
    onBlur?.(event)
  }
  return <input {...input} type="date" onBlur={correct} className={className} />
}
