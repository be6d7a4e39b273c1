'use client'

import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'

type Conversion = {
  read: (typed: string) => number | null
  write: (value: number) => string
}

/**
 * The control holds text, the form a number (or null, or NaN for "not a number"). The text follows when the form's
 * value changes from elsewhere, and stays as typed while it still means the same number.
 */
export function useNumberText(name: string, { read, write }: Conversion) {
  const { field } = useController({ name })
  const value = typeof field.value === 'number' ? field.value : null
  const [text, setText] = useState(() => show(value, write))
  const meant = useRef(value)
  if (!Object.is(meant.current, value)) {
    meant.current = value
    setText(show(value, write))
  }
  const change = (typed: string) => {
    const next = read(typed)
    meant.current = next
    setText(typed)
    field.onChange(next)
  }
  return { text, change, ref: field.ref, value, commit: field.onBlur }
}

function show(value: number | null, write: (value: number) => string): string {
  return value === null || Number.isNaN(value) ? '' : write(value)
}
