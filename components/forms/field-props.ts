import type { ReactNode } from 'react'

/** What every field takes. */
export type FieldProps = {
  /** Path in the form's values, e.g. `shifts.0.date`. */
  name: string
  label: string
  hint?: ReactNode
  optional?: boolean
  className?: string
}
