'use client'

import { useTranslations } from 'next-intl'
import { formatClock } from '@/lib/dates/format-thai'

type DraftStatusProps = {
  savedAt: Date | null
  /** Whether it was put back into the form just now. */
  isPutBack?: boolean
}

/**
 * When the draft was last saved in this browser. Its line is there from the start: one that appeared later would move
 * what a person is about to press away from the pointer.
 */
export function DraftStatus({ savedAt, isPutBack = false }: DraftStatusProps) {
  const t = useTranslations('editing')
  return (
    <p className="text-sm text-ink-3">
      {savedAt
        ? t(isPutBack ? 'draftPutBack' : 'draftSaved', { time: formatClock(savedAt) })
        : t('draftKept')}
    </p>
  )
}
