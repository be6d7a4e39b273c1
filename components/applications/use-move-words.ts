'use client'

import { useTranslations } from 'next-intl'
import { type ApplicationEvent, stageAfter, type targetStages } from '@/lib/applications/application'

/** The words for moves: a button is named like the column it leads to, and so is the report of the move. */
export function useMoveWords() {
  const t = useTranslations('applications')
  return {
    /** Rejecting has its own word, because its column also holds applicants who withdrew. */
    button: (stage: (typeof targetStages)[number]) =>
      stage === 'ended' ? t('events.reject') : t(`stages.${stage}`),
    done: (event: ApplicationEvent) =>
      event === 'complete' || event === 'mark_no_show'
        ? t(`done.${event}`)
        : t('done.stage', { stage: t(`stages.${stageAfter[event]}`) }),
  }
}
