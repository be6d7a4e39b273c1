'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { FoundWorker } from '@/lib/worker-search/worker-search'
import { useReasonTexts } from './reason-texts'

/** Why somebody was found, then in brown what does not fit, a few words each. */
export function Reasons({ found }: { found: FoundWorker }) {
  const t = useTranslations('people.card')
  const { speaks, misses } = useReasonTexts(found)
  return (
    <ul aria-label={t('why')} className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {[...speaks, ...misses].map((text) => {
        const isMiss = misses.includes(text)
        return (
          <li key={text} className={classNames('flex min-w-0 gap-1.5', isMiss && 'text-mango-ink')}>
            <Icon
              name={isMiss ? 'info' : 'check'}
              className={classNames('mt-0.5 size-4.5 shrink-0', !isMiss && 'text-leaf')}
            />
            <span className="min-w-0">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}
