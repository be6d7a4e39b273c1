'use client'

import { useTranslations } from 'next-intl'
import { useViolationText } from '@/components/forms/violation-text'
import type { Fault } from './import-rows'

/** Returns the function that describes a cell's fault in Thai. */
export function useFaultText(): (fault: Fault) => string {
  const t = useTranslations('branchImport')
  const violationText = useViolationText()
  return (fault) => {
    const field = t(`columns.${fault.column}`)
    if (fault.kind === 'rule') return violationText(fault.violation, field)
    if (fault.kind === 'repeated') return t('repeated', { field, number: fault.number })
    return t(`cells.${fault.kind}`, { field })
  }
}
