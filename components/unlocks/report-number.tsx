'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { pressPart } from '@/components/ui/press-part'
import type { ContactAccess } from '@/lib/unlocks/unlock'

const ReportDialog = pressPart(() => import('./report-dialog'))

type Unlock = NonNullable<ContactAccess['unlock']>

/** Reports that an unlocked number does not exist, while that can be reported; then what became of it. */
export default function ReportNumber({ unlock }: { unlock: Unlock }) {
  const t = useTranslations('unlocks.report')
  const [report, setReport] = useState(unlock.report)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <p role="status" className="empty:hidden">
        {report ? t(report) : ''}
      </p>
      {report === null && unlock.mayReport && (
        <Button variant="ghost" size="sm" className="print:hidden" onClick={() => setAsked(true)}>
          {t('action')}
        </Button>
      )}
      {isAsked && (
        <ReportDialog
          unlockId={unlock.id}
          onSent={(sent) => {
            setReport(sent)
            setAsked(false)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
