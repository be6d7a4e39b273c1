'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { shownPhone } from '@/validators/contact-phone'
import type { JudgedRow } from './import-rows'
import { useFaultText } from './use-fault-text'

/** Rows shown at once: enough to review, few enough for a phone. */
const atOnce = 50

/** Rows of a file as the branches they would become; invalid ones with the fault of each field. */
export function ImportedRows({ rows }: { rows: readonly JudgedRow[] }) {
  const t = useTranslations('branchImport')
  const [count, setCount] = useState(atOnce)
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {rows.slice(0, count).map((row) => (
          <li key={row.number}>
            <ImportedRow row={row} />
          </li>
        ))}
      </ul>
      {rows.length > count && (
        <Button
          variant="secondary"
          className="mx-auto mt-4 flex"
          onClick={() => setCount((shown) => shown + atOnce)}
        >
          {t('moreRows', { count: Math.min(atOnce, rows.length - count) })}
        </Button>
      )}
    </>
  )
}

function ImportedRow({ row: { number, cells, branch, faults } }: { row: JudgedRow }) {
  const t = useTranslations('branchImport')
  const faultText = useFaultText()
  const { line, subdistrict, district, province, postcode } = branch.address
  return (
    <div className="flex gap-3 px-4 py-3">
      <Icon
        name={faults.length > 0 ? 'warning' : 'check-circle'}
        className={faults.length > 0 ? 'mt-0.5 size-5 text-chilli' : 'mt-0.5 size-5 text-leaf'}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {branch.name || t('nameless')}{' '}
          <span className="text-sm font-normal text-ink-3">
            {t('row', { number, taxBranchNumber: branch.taxBranchNumber || '-' })}
          </span>
        </p>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[line, subdistrict, district, province, postcode, shownPhone(branch.phone)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {faults.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-sm text-chilli">
            {faults.map((fault) => (
              <li key={fault.column} className="[overflow-wrap:anywhere]">
                {t('fault', { text: faultText(fault), typed: cells[fault.column] || t('blank') })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
