'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { useOnline } from '@/components/ui/use-online'
import { unreadIn } from '@/lib/talk/state'
import type { Side, TalkFilter } from '@/lib/talk/talk'
import { talkFilters } from '@/validators/talk-terms'
import { ConversationRow } from './conversation-row'
import type { Talk } from './use-talk'

const MessageSearch = lazy(() => import('./message-search'))

type ConversationListProps = {
  talk: Talk
  side: Side
  filter: TalkFilter
  onFilter: (filter: TalkFilter) => void
  openId: string | null
  now: Date
  onOpen: (id: string, seq?: number) => void
  /** The step of somebody who talks with nobody yet. */
  firstStep: React.ReactNode
}

/** The viewer's conversations, with filters and a search in what was said. */
export function ConversationList(props: ConversationListProps) {
  const { talk, side, filter, onFilter, openId, now, onOpen, firstStep } = props
  const t = useTranslations('chat')
  const isOnline = useOnline()
  const [isSearching, setSearching] = useState(false)
  const unread = unreadIn(talk.state)
  return (
    <>
      <div className="talk-list-head px-4 pt-4 pb-3">
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h1 className="text-2xl">{t('title')}</h1>
          <button
            type="button"
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
            className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-well"
          >
            <Icon
              name={isSearching ? 'close' : 'search'}
              label={t(isSearching ? 'search.close' : 'search.open')}
            />
          </button>
        </div>
        {!isSearching && (
          <fieldset className="talk-chips -mx-4 mt-1 min-w-0 px-4">
            <legend className="sr-only">{t('filters.label')}</legend>
            {talkFilters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={filter === one}
                onClick={() => onFilter(one)}
                className="talk-chip font-medium"
              >
                {one === 'unread' && unread > 0
                  ? t('filters.unreadCount', { count: unread })
                  : t(`filters.${one}`)}
              </button>
            ))}
          </fieldset>
        )}
        {!isOnline && (
          <p
            role="status"
            className="mt-3 flex items-center gap-2.5 rounded-control bg-sky-soft px-3 py-2 text-sm text-sky"
          >
            <Icon name="wifi-off" className="size-5 shrink-0" />
            {t('offline')}
          </p>
        )}
      </div>
      {isSearching ? (
        <Suspense fallback={<RowSkeletons />}>
          <MessageSearch side={side} now={now} onOpen={onOpen} />
        </Suspense>
      ) : (
        <Rows {...{ talk, filter, openId, now, onOpen, firstStep }} />
      )}
    </>
  )
}

type RowsProps = Omit<ConversationListProps, 'side' | 'onFilter'>

function Rows({ talk, filter, openId, now, onOpen, firstStep }: RowsProps) {
  const t = useTranslations('chat')
  const { conversations, isListKnown, hasMore, failure, moreConversations, askAgain } = talk
  const hasFailed = failure === 'list'
  return (
    <>
      {hasFailed && (
        <div role="alert" className="mb-3 bg-chilli-soft p-4 text-sm">
          <p className="font-semibold text-chilli">{t('failed.list')}</p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => void askAgain()}>
            {t('failed.retry')}
          </Button>
        </div>
      )}
      {conversations.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === openId}
              now={now}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {conversations.length === 0 && isListKnown && <NoRows filter={filter} firstStep={firstStep} />}
      {!isListKnown && !hasFailed && <RowSkeletons />}
      {hasMore && (
        <div className="p-4">
          <Button variant="secondary" block onClick={() => void moreConversations()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

function NoRows({ filter, firstStep }: { filter: TalkFilter; firstStep: React.ReactNode }) {
  const t = useTranslations('chat')
  if (filter !== 'all') return <p className="px-4 py-8 text-center text-ink-2">{t(`none.${filter}`)}</p>
  return (
    <EmptyState illustration="chat" title={t('none.title')} action={firstStep}>
      {t('none.about')}
    </EmptyState>
  )
}

/** The place of rows that are loading. */
function RowSkeletons() {
  return (
    <div className="grid">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-4">
          <Skeleton className="size-12 rounded-full" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4" />
          </span>
        </div>
      ))}
    </div>
  )
}
