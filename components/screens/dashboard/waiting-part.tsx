import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ActionItem } from '@/components/dashboard/action-items'
import { ActionList } from '@/components/dashboard/action-list'
import { OpenPosts } from '@/components/days/open-posts'
import { StateFigures } from '@/components/job-posts/list/state-figures'
import { Card } from '@/components/ui/card'
import type { NextPost } from '@/lib/days/day'
import type { JobPostCounts } from '@/lib/job-posts/job-post'

type WaitingPartProps = {
  /** What waits for the viewer; null when it could not be loaded. */
  items: readonly ActionItem[] | null
  /** Whether the step of the first item is the page's next one. */
  leads: boolean
  posts: readonly NextPost[]
  /** How many posts are in each state; null when they could not be counted. */
  counts: JobPostCounts | null
  hasPosts: boolean
  failure: (title: string) => ReactNode
}

/** What waits for the viewer, beside the open posts and how many posts are in each state. */
export function WaitingPart({ items, leads, posts, counts, hasPosts, failure }: WaitingPartProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="action-items" className="min-w-0">
        <Card>
          <div className="flex min-h-13 flex-wrap items-baseline justify-between gap-x-3 border-b border-line px-4 py-2.5 sm:px-5">
            <h2 id="action-items" className="text-lg">
              {t('actionItems.title')}
            </h2>
            {items && items.length > 1 && (
              <p className="text-sm text-ink-3">{t('actionItems.count', { count: items.length })}</p>
            )}
          </div>
          {items ? (
            <ActionList items={items} leads={leads} />
          ) : (
            <div className="p-4 sm:p-5">{failure(t('actionItems.failed'))}</div>
          )}
        </Card>
      </section>
      {hasPosts && (
        <div className="grid min-w-0 gap-4">
          <OpenPosts posts={posts} count={counts?.published ?? null} />
          <section aria-labelledby="figures" className="min-w-0">
            <h2 id="figures" className="mb-2 text-lg">
              {t('figures')}
            </h2>
            {counts ? <StateFigures counts={counts} /> : failure(t('figuresFailed'))}
          </section>
        </div>
      )}
    </div>
  )
}
