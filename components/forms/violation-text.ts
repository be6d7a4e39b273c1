'use client'

import { useTranslations } from 'next-intl'
import { parseViolation } from '@/validators/violation'

/** Gives the function that turns an encoded violation into its Thai sentence about a field. */
export function useViolationText(): (encoded: string, field: string) => string {
  const t = useTranslations('validation')
  return (encoded, field) => {
    const { rule, params } = parseViolation(encoded)
    return t(rule, { ...params, field } as never)
  }
}
