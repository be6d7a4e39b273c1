'use client'

import { useTranslations } from 'next-intl'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { ListFailure } from '@/components/ui/list-failure'
import { ListRefresh } from '@/components/ui/list-refresh'
import { RoomForCards } from '@/components/ui/room-for-cards'
import { useCards } from '@/components/ui/use-cards'
import { useIdlePart } from '@/components/ui/use-idle-part'
import { usePages } from '@/components/ui/use-pages'
import {
  type EventOutcome,
  hasEnded,
  type JobPost,
  type JobPostFilter,
  type JobPostPage,
} from '@/lib/job-posts/job-post'
import type * as Requests from '@/lib/job-posts/requests'
import { JobPostCard } from './job-post-card'
import { useSelection } from './use-selection'

/** Further pages and later states of the list: its requests load with the first. */
const ask: typeof Requests.askJobPosts = async (...asked) =>
  (await import('@/lib/job-posts/requests')).askJobPosts(...asked)

const loadBulkBar = async () => ({ default: (await import('./bulk-bar')).BulkBar })

type JobPostListProps = {
  /** The first page, from the server. */
  page: JobPostPage
  filter: JobPostFilter
  can: { readonly edit: boolean; readonly publish: boolean }
}

const boxClass = 'size-5.5 shrink-0 accent-primary'

/** Posts as cards, page by page; several can be selected for one action. */
export function JobPostList({ page, filter, can }: JobPostListProps) {
  const t = useTranslations('jobPosts')
  const first: JobPostPage & { filter: JobPostFilter } = { ...page, filter }
  const pages = usePages(first, ask)
  const { shown, loading, more, change } = pages
  const { items, nextCursor } = shown
  const ids = items.map(({ id }) => id)
  const selection = useSelection(ids)
  const cards = useCards(items.length)
  const list = useRef<HTMLUListElement>(null)
  const allBox = useRef<HTMLInputElement>(null)
  /** Index at which the last requested page begins. */
  const position = useRef<number | null>(null)

  useEffect(() => {
    if (position.current === null || position.current >= items.length) return
    list.current?.querySelectorAll<HTMLElement>('h2 a')[position.current]?.focus({ preventScroll: true })
    position.current = null
  }, [items])

  const settle = (changed: ReadonlyMap<string, EventOutcome['post']>) => {
    change((posts) =>
      posts.map((post) => {
        const now = changed.get(post.id)
        // The list has no places of a post that looks for nobody any more.
        return now ? { ...post, ...now, places: hasEnded(now.state) ? null : post.places } : post
      }),
    )
    selection.clear()
  }

  const chosenPosts = items.filter(({ id }) => selection.chosen.has(id))
  const isAll = chosenPosts.length === items.length

  // From the first selection on: afterwards the bar reports what became of it.
  const [isBarNeeded, setBarNeeded] = useState(false)
  if (chosenPosts.length > 0 && !isBarNeeded) setBarNeeded(true)
  // Loaded when the page is idle: it is seen only by those who select posts.
  const BulkBar = useIdlePart(can.publish ? loadBulkBar : null)

  return (
    <div>
      {can.publish && (
        <label className="mb-2 inline-flex min-h-11 cursor-pointer items-center gap-3 pr-3 text-sm font-medium">
          <input
            ref={(box) => {
              allBox.current = box
              if (box) box.indeterminate = chosenPosts.length > 0 && !isAll
            }}
            type="checkbox"
            checked={isAll}
            onChange={() => (isAll ? selection.clear() : selection.choose(ids))}
            className={boxClass}
          />
          {t('bulk.chooseAll')}
        </label>
      )}
      <ul ref={list} className="grid gap-3">
        {items.slice(0, cards).map((post) => (
          <li key={post.id}>
            <JobPostCard
              post={post}
              heading="h2"
              select={
                can.publish && (
                  <ChooseBox
                    post={post}
                    checked={selection.chosen.has(post.id)}
                    onChange={({ nativeEvent }) =>
                      selection.toggle(post.id, { range: (nativeEvent as MouseEvent).shiftKey === true })
                    }
                  />
                )
              }
              action={can.edit && <CloneLink post={post} />}
            />
          </li>
        ))}
      </ul>
      <RoomForCards count={items.length - cards} height={230} />
      <ListRefresh list={pages.refreshed} />
      <ListFailure list={pages} title={t('list.failed')} retryLabel={t('list.retry')} className="mt-4" />
      {nextCursor && (
        <Button
          variant="secondary"
          loading={loading === 'more'}
          onClick={() => {
            position.current = items.length
            more()
          }}
          className="mx-auto mt-5 flex"
        >
          {t('list.more')}
        </Button>
      )}
      {BulkBar && isBarNeeded && (
        <BulkBar
          posts={chosenPosts}
          can={can}
          onDone={settle}
          onClear={() => {
            selection.clear()
            allBox.current?.focus()
          }}
        />
      )}
    </div>
  )
}

type ChooseBoxProps = {
  post: JobPost
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function ChooseBox({ post, checked, onChange }: ChooseBoxProps) {
  const t = useTranslations('jobPosts')
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={checked}
        onChange={onChange}
        aria-label={t('bulk.choose', { title: post.title || t('untitled') })}
        className={boxClass}
      />
    </label>
  )
}

function CloneLink({ post }: { post: JobPost }) {
  const t = useTranslations('jobPosts')
  return (
    <ButtonLink
      href={`/job-posting/clone/${post.id}`}
      prefetch="reach"
      variant="ghost"
      size="sm"
      className="-mr-3.5 text-ink-2"
    >
      <Icon name="copy" className="size-4.5" />
      {t('clone.short')}
      <span className="sr-only"> {post.title || t('untitled')}</span>
    </ButtonLink>
  )
}
