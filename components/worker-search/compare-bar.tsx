'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { comparedTogether } from '@/validators/worker-search'
import type { Compared } from './use-compared'

type CompareBarProps = {
  people: readonly Compared[]
  /** The address where they stand side by side. */
  path: string
  onClear: () => void
}

/** Whom one has ticked to compare, and the way to see them side by side; nothing while nobody is. */
export function CompareBar({ people, path, onClear }: CompareBarProps) {
  const t = useTranslations('people.compare')
  if (people.length === 0) return null
  const left = comparedTogether - people.length
  return (
    <section
      data-docked
      aria-label={t('label')}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-5 grid gap-3 border-y border-line bg-card px-4 py-3 shadow-soft sm:mx-0 sm:rounded-card sm:border-x lg:bottom-4 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="flex-1 basis-40 font-medium">
          {t('count', { count: people.length })}
          <span className="block text-sm font-normal text-ink-2">{t('left', { left })}</span>
        </p>
        <Button variant="ghost" size="sm" onClick={onClear}>
          {t('clear')}
        </Button>
        {people.length > 1 ? (
          <ButtonLink href={path} variant="accent" size="sm" prefetch="reach">
            {t('look')}
          </ButtonLink>
        ) : (
          <span className="text-sm text-ink-2">{t('oneMore')}</span>
        )}
      </div>
    </section>
  )
}
