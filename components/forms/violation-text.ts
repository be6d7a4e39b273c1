'use client'

import { useTranslations } from 'next-intl'
import { parseViolation } from '@/validators/violation'

/** Returns the function that turns an encoded violation into its Thai sentence about a field. */
export function useViolationText(): (encoded: string, field: string) => string {
  const t = useTranslations('validation')
  const words = useTranslations('forms')
  /** Formats kilobytes; `round` rounds limits down and file sizes up, so that a file over the limit is seen to be. */
  const size = (kilobytes: number, round: (size: number) => number) =>
    kilobytes < 1024
      ? words('kilobytes', { size: kilobytes })
      : words('megabytes', { size: round((kilobytes / 1024) * 10) / 10 })
  return (encoded, label) => {
    const { rule, params } = parseViolation(encoded)
    // Thai words need no space between them, figures and brackets do.
    const field = /[\d)]$/.test(label) ? `${label} ` : label
    if (rule === 'size') {
      const { limit, actual } = params
      const sizes = { limit: size(Number(limit), Math.floor), actual: size(Number(actual), Math.ceil) }
      return t(rule, { ...sizes, field }).trimEnd()
    }
    return t(rule, { ...params, field } as never).trimEnd()
  }
}
