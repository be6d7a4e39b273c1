'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { isForTheBrowser } from '@/components/ui/link'
import { Unbroken } from '@/components/ui/unbroken'
import { type Conversation, conversationPath } from '@/lib/talk/talk'
import { saidOf } from './said'
import { whenInList } from './when'

type ConversationRowProps = {
  conversation: Conversation
  isOpen: boolean
  now: Date
  onOpen: (id: string) => void
}

/** A conversation in the list: who, about what, and what was said last. */
export function ConversationRow({ conversation, isOpen, now, onOpen }: ConversationRowProps) {
  const t = useTranslations('chat')
  const { id, with: other, post, last, unread, updatedAt, isMuted, isStarred } = conversation
  const words = { today: t('today'), yesterday: t('yesterday') }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForTheBrowser(event)) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <li>
      <a
        href={conversationPath(id)}
        onClick={open}
        data-row={id}
        aria-current={isOpen ? 'page' : undefined}
        className="talk-row flex items-center gap-3 px-4 py-2.5 hover:bg-well"
      >
        <Avatar name={other.name} src={other.photoUrl} className="size-12" />
        <span className="min-w-0 flex-1 leading-snug">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 py-0.5 font-semibold">
              <Unbroken isName inOneLine>
                {other.name}
              </Unbroken>
            </span>
            {isStarred && (
              <Icon
                name="star"
                label={t('starred')}
                className="size-4 shrink-0 self-center fill-mango text-mango-ink"
              />
            )}
            {isMuted && (
              <Icon name="bell-off" label={t('muted')} className="size-4 shrink-0 self-center text-ink-3" />
            )}
            <span className="ml-auto shrink-0 text-xs text-ink-3">
              {whenInList(last?.at ?? updatedAt, now, words)}
            </span>
          </span>
          {post && <span className="block truncate text-xs text-ink-3">{post.title}</span>}
          <span className="flex items-center gap-1.5 text-sm">
            {last?.isOwn && <LastWay conversation={conversation} />}
            <span
              className={classNames('min-w-0 truncate py-0.5', unread > 0 ? 'font-semibold' : 'text-ink-2')}
            >
              <LastWords conversation={conversation} />
            </span>
            {unread > 0 && (
              <span className="ml-auto inline-grid min-w-5 shrink-0 place-items-center rounded-full bg-mango px-1.5 text-xs leading-5 font-semibold text-on-mango">
                <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">{t('unreadCount', { count: unread })}</span>
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}

function LastWay({ conversation: { last, other } }: { conversation: Conversation }) {
  const isRead = (last?.seq ?? 0) <= other.readUpTo
  const isThere = (last?.seq ?? 0) <= other.deliveredUpTo
  return (
    <Icon
      name={isRead || isThere ? 'check-double' : 'check'}
      className={classNames('size-4 shrink-0', isRead ? 'text-sky' : 'text-ink-3')}
    />
  )
}

function LastWords({ conversation: { last } }: { conversation: Conversation }) {
  const t = useTranslations('chat')
  if (!last) return t('nothingYet')
  const words = last.isTakenBack ? t('takenBack') : saidOf(t, last)
  if (!last.isOwn) return words
  return last.authorName
    ? t('byColleague', { name: last.authorName, text: words })
    : t('byYou', { text: words })
}
