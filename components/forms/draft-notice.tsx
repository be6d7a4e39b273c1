'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatClock, formatDay } from '@/lib/dates/format-thai'
import { LeaveQuestion } from './leave-question'
import type { useDraft } from './use-draft'
import type { KeptDraft } from './use-kept-draft'

type DraftNoticeProps = {
  draft: Pick<ReturnType<typeof useDraft>, 'found' | 'accept' | 'discard'> &
    Partial<Pick<KeptDraft, 'leaving' | 'savedAt'>>
}

/**
 * Says that a draft was put back, offers to begin anew, and asks on leaving whether to keep it. It belongs below the
 * fields, so that none moves when it appears, and not in the bar of the buttons, which would take a third of a phone.
 */
export function DraftNotice({ draft }: DraftNoticeProps) {
  const t = useTranslations('forms.draft')
  const { found, accept, discard, leaving } = draft
  return (
    <>
      {found && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-mango-soft px-4 py-3"
        >
          <p className="min-w-0 flex-1 basis-56 text-sm">
            {t('found', { day: formatDay(found), time: formatClock(found) })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={discard}>
              {t('discard')}
            </Button>
            <Button size="sm" onClick={accept}>
              {t('accept')}
            </Button>
          </div>
        </div>
      )}
      {leaving && (
        <LeaveQuestion
          isKept={draft.savedAt != null}
          onLeave={() => {
            leaving.stay()
            leaving.leave()
          }}
          onDiscard={() => {
            discard()
            leaving.stay()
            leaving.leave()
          }}
          onStay={leaving.stay}
        />
      )}
    </>
  )
}
