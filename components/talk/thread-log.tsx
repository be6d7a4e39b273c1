'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useOnline } from '@/components/ui/use-online'
import type { Conversation } from '@/lib/talk/talk'
import { type Sending, type Thread, threadItems } from '@/lib/talk/thread'
import { type MessageActs, MessageBubble, SendingBubble } from './message-bubble'
import { saidOf } from './said'
import type { Talk } from './use-talk'
import { dayName } from './when'

type ThreadLogProps = {
  talk: Talk
  conversation: Conversation
  thread: Thread
  sending: readonly Sending[]
  /** The number of the first message that was not read when the conversation was opened. */
  firstUnread: number | null
  /** The number of a message that was searched for. */
  sought: number | null
  now: Date
  acts: MessageActs
}

/** How far from the end somebody still counts as reading it, in pixels. */
const endPixels = 48
const beginningPixels = 240

/**
 * The messages, from their end: the box is laid out from below, so that it begins at the last message before any script
 * runs, and stays where it is when older ones are put before.
 */
export function ThreadLog(props: ThreadLogProps) {
  const { talk, conversation, thread, sending, firstUnread, sought, now, acts } = props
  const t = useTranslations('chat')
  const isOnline = useOnline()
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [hasNew, setNew] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const items = threadItems(thread.items, sending, firstUnread)
  const { id } = conversation
  const { older, read, heard, failure } = talk
  const isTyping = id in talk.typing

  const loadOlder = useCallback(async () => {
    setLoading(true)
    await older(id)
    setLoading(false)
  }, [older, id])

  const readShown = useCallback(() => {
    if (document.visibilityState === 'visible') read(id)
  }, [read, id])

  const lastKey = items.at(-1)?.key
  const isLastOwn = sending.length > 0 || thread.items.at(-1)?.isOwn === true
  const before = useRef({ height: 0, lastKey, typing: false })
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const grown = current.scrollHeight - before.current.height
    const hasMore = lastKey !== before.current.lastKey
    const isScrolled = current.scrollTop < -endPixels
    if (hasMore && isScrolled && before.current.height > 0) {
      if (isLastOwn) current.scrollTop = 0
      else {
        current.scrollTop -= grown
        setNew(true)
      }
    }
    before.current = { height: current.scrollHeight, lastKey, typing: isTyping }
  })

  const lastSeq = thread.items.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message more is read when it is seen
  useEffect(() => {
    if (isAtEnd) readShown()
    document.addEventListener('visibilitychange', readShown)
    return () => document.removeEventListener('visibilitychange', readShown)
  }, [isAtEnd, lastSeq, readShown])

  const isLoadedUpTo = sought === null || (thread.items[0]?.seq ?? 0) <= sought
  useEffect(() => {
    if (sought === null) return
    if (isLoadedUpTo) {
      box.current?.querySelector(`[data-seq="${sought}"]`)?.scrollIntoView({ block: 'center' })
      return
    }
    void loadOlder()
  }, [sought, isLoadedUpTo, loadOlder])

  const follow = () => {
    const { current } = box
    if (!current) return
    const atEnd = current.scrollTop > -endPixels
    setAtEnd(atEnd)
    if (atEnd) setNew(false)
    const left = current.scrollHeight - current.clientHeight + current.scrollTop
    if (left < beginningPixels && thread.hasMore && !isLoading && failure !== 'older') void loadOlder()
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={box}
        aria-label={t('messages', { name: conversation.with.name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
        onScroll={follow}
        className="talk-log min-h-0 flex-1"
      >
        <div role="log" aria-live="off" className="px-4 pt-3 pb-4 sm:px-6">
          {thread.hasMore && (
            <div className="flex justify-center">
              <Button variant="ghost" size="sm" loading={isLoading} onClick={() => void loadOlder()}>
                {t(failure === 'older' ? 'olderAgain' : 'older')}
              </Button>
            </div>
          )}
          {items.map((item) => {
            if (item.kind === 'day') return <Mark key={item.key}>{dayName(item.at, now, wordsOf(t))}</Mark>
            if (item.kind === 'unread') return <UnreadMark key={item.key}>{t('unreadFrom')}</UnreadMark>
            if (item.kind === 'sending')
              return (
                <SendingBubble
                  key={item.key}
                  {...{ conversation }}
                  sending={item.sending}
                  isOnline={isOnline}
                  onResend={talk.resend}
                  onDiscard={talk.discard}
                />
              )
            const { key, message, isFirst, isLast } = item
            return (
              <MessageBubble
                key={key}
                {...{ conversation, message, isFirst, isLast, now, acts }}
                isSought={message.seq === sought}
              />
            )
          })}
          {isTyping && (
            <p className="mt-3 flex items-center gap-2 px-1 text-sm text-ink-3">
              <span aria-hidden="true" className="flex gap-1">
                {[0, 1, 2].map((dot) => (
                  <i key={dot} className="size-2 animate-pulse rounded-full bg-control" />
                ))}
              </span>
              {t('typing', { name: talk.typing[id] ?? conversation.with.name })}
            </p>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {heard && !heard.isTakenBack
          ? t('said', {
              name: heard.authorName ?? conversation.with.name,
              text: saidOf(t, { text: heard.text, attachment: heard.attachment?.kind ?? null }),
            })
          : ''}
      </p>
      {(hasNew || !isAtEnd) && (
        <button
          type="button"
          onClick={() => {
            if (box.current) box.current.scrollTop = 0
            setNew(false)
          }}
          className="absolute right-4 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-sm font-medium shadow-soft hover:bg-well"
        >
          <Icon name="chevron-down" className="size-4.5" />
          {t(hasNew ? 'newMessages' : 'toEnd')}
        </button>
      )}
    </div>
  )
}

const wordsOf = (t: (key: 'today' | 'yesterday') => string) => ({
  today: t('today'),
  yesterday: t('yesterday'),
})

function Mark({ children }: { children: string }) {
  return (
    <p className="my-5 flex justify-center">
      <span className="rounded-full bg-well px-3 py-0.5 text-xs text-ink-2">{children}</span>
    </p>
  )
}

function UnreadMark({ children }: { children: string }) {
  return (
    <p className="talk-unread my-5 flex items-center gap-3 text-xs font-medium text-mango-ink">{children}</p>
  )
}
