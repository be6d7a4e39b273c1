'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { mostPosts } from './package-use'

type PostStepperProps = {
  count: number
  /** Of how many days it is what the company posted on average; null where it is not. */
  averageDays: number | null
  onChange: (count: number) => void
}

/** How many posts a month: the packages are judged by it. */
export function PostStepper({ count, averageDays, onChange }: PostStepperProps) {
  const t = useTranslations('orders.buy')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>{t(averageDays === null ? 'ifMonthly' : 'monthly')}</span>
      <div className="inline-flex items-center rounded-control border border-control bg-card">
        <button
          type="button"
          className={stepClass}
          aria-label={t('fewer')}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        >
          <Icon name="minus" className="size-5" />
        </button>
        <output className="min-w-24 px-1 text-center font-semibold tabular-nums">
          {t('posts', { count })}
        </output>
        <button
          type="button"
          className={stepClass}
          aria-label={t('more')}
          disabled={count >= mostPosts}
          onClick={() => onChange(count + 1)}
        >
          <Icon name="plus" className="size-5" />
        </button>
      </div>
      {averageDays !== null && (
        <span className="text-sm text-ink-2">{t('average', { days: averageDays })}</span>
      )}
    </div>
  )
}

const stepClass =
  'inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-well disabled:cursor-not-allowed disabled:opacity-40'
