import type { ReactNode } from 'react'

/** Props of every field. */
export type FieldProps = {
  /** Path in the form's values, e.g. `shifts.0.date`. */
  name: string
  label: string
  /** The field's name in error messages, where the label is a question or a command instead of a noun. */
  named?: string
  hint?: ReactNode
  optional?: boolean
  className?: string
}
