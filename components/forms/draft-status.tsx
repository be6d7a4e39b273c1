'use client'

import { useTranslations } from 'next-intl'
import { formatClock } from '@/lib/dates/format-thai'

/** When the draft was last kept in this browser; nothing while there is none. */
export function DraftStatus({ savedAt }: { savedAt: Date | null }) {
  const t = useTranslations('editing')
  return (
    <p className="text-sm text-ink-3 empty:hidden">
      {savedAt && t('draftSaved', { time: formatClock(savedAt) })}
    </p>
  )
}
