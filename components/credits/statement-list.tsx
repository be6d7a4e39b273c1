'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { usePages } from '@/components/ui/use-pages'
import type { StatementFilter, StatementPage } from '@/lib/credits/credit-statement'
import type * as Requests from '@/lib/credits/requests'
import { columns, StatementRow } from './statement-row'

/** Further pages: their requests load with the first. */
const ask: typeof Requests.askStatement = async (...asked) =>
  (await import('@/lib/credits/requests')).askStatement(...asked)

type StatementListProps = { page: StatementPage; filter: StatementFilter }

/** The lines of the statement, page by page. */
export function StatementList({ page, filter }: StatementListProps) {
  const t = useTranslations('creditStatement')
  const first: StatementPage & { filter: StatementFilter } = { ...page, filter }
  const pages = usePages(first, ask)
  const { items, nextCursor } = pages.shown
  const list = useRef<HTMLUListElement>(null)
  /** Index at which the last requested page begins. */
  const position = useRef<number | null>(null)

  useEffect(() => {
    if (position.current === null || position.current >= items.length) return
    const row = list.current?.children[position.current]
    if (row instanceof HTMLElement) {
      row.tabIndex = -1
      row.focus({ preventScroll: true })
    }
    position.current = null
  }, [items])

  return (
    <div>
      <Card className="@container px-4 py-1 sm:px-5">
        <div
          aria-hidden="true"
          className={classNames(
            'hidden gap-x-4 border-b border-line py-2 text-sm text-ink-3 @3xl:grid',
            columns,
          )}
        >
          <span>{t('columns.when')}</span>
          <span>{t('columns.what')}</span>
          <span>{t('columns.kind')}</span>
          <span className="text-right">{t('change')}</span>
          <span className="text-right">{t('balance')}</span>
        </div>
        <ul ref={list}>
          {items.map((line) => (
            <StatementRow key={line.id} line={line} />
          ))}
        </ul>
      </Card>
      <ListRefresh list={pages.refreshed} />
      <ListFailure list={pages} title={t('failed')} retryLabel={t('retry')} className="mt-4" />
      {nextCursor && (
        <Button
          variant="secondary"
          loading={pages.loading === 'more'}
          onClick={() => {
            position.current = items.length
            pages.more()
          }}
          className="mx-auto mt-5 flex"
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
