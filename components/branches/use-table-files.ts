'use client'

import { useTranslations } from 'next-intl'
import { toast } from '@/components/ui/toast'
import { type Headings, importColumns } from '@/lib/branches/import-columns'
import type { JudgedRow } from './import-rows'
import { useFaultText } from './use-fault-text'

/** The headings of the columns of a file of branches. */
export function useHeadings(): Headings {
  const t = useTranslations('branchImport.columns')
  return Object.fromEntries(importColumns.map((column) => [column, t(column)])) as Headings
}

/** Offers a file as a download of the browser. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The files of an import: an empty template, and the rows to correct with their faults. */
export function useTableFiles() {
  const t = useTranslations('branchImport')
  const headings = useHeadings()
  const faultText = useFaultText()
  const header = importColumns.map((column) => headings[column])

  const saveTable = async (rows: readonly (readonly string[])[], name: string) => {
    try {
      const { tableFile } = await import('@/lib/branches/branch-file')
      save(tableFile(rows), name)
    } catch {
      // The script that makes the file could not be loaded.
      void toast('error', t('saveFailed'))
    }
  }
  return {
    saveTemplate: () => saveTable([header], t('templateName')),
    saveRows: (rows: readonly JudgedRow[]) =>
      saveTable(
        [
          [...header, t('faults')],
          ...rows.map(({ cells, faults, beyond = [] }) => [
            ...importColumns.map((column) => cells[column]),
            faults.map(faultText).join(' · '),
            // What stood behind the last heading is part of the row that is to be corrected.
            ...beyond,
          ]),
        ],
        t('badName'),
      ),
  }
}
