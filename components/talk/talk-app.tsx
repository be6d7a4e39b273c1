'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSignInAgain } from '@/components/forms/use-sign-in-again'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useClock } from '@/components/ui/use-clock'
import {
  type Conversation,
  conversationPath,
  type QuickReply,
  type Side,
  type TalkFilter,
} from '@/lib/talk/talk'
import { ConversationList } from './conversation-list'
import { ThreadView } from './thread-view'
import { type TalkStart, useTalk } from './use-talk'

export type TalkAppProps = {
  start: TalkStart
  /** When the page was rendered. */
  now: string
  companyName: string
  replies: readonly QuickReply[] | null
  /** The step of somebody who talks with nobody yet. */
  firstStep: ReactNode
  /** What is pinned above the messages of a conversation, below its post. */
  pinned: (side: Side, conversation: Conversation, now: Date) => ReactNode
}

/** From here on list and conversation stand side by side. */
const wide = '(min-width: 64rem)'

/** Marks history entries that were made here, from which the way back leads to the list. */
const openedHere = { partimTalk: true }

const wasOpenedHere = () => (history.state as Partial<typeof openedHere> | null)?.partimTalk === true

/** Tells the styles how much of the window a phone's keyboard leaves. */
function useSeenWindow(isCovering: boolean) {
  const covering = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const seen = window.visualViewport
    const { current } = covering
    if (!seen || !current || !isCovering) return
    const follow = () => {
      current.style.setProperty('--seen-height', `${seen.height}px`)
      current.style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    follow()
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
    }
  }, [isCovering])
  return covering
}

/** All of chat: the list, and the conversation that the address names. */
export function TalkApp({ start, now: renderedAt, companyName, replies, firstStep, pinned }: TalkAppProps) {
  const t = useTranslations('chat')
  const openId = useSearchParams().get('c')
  const [filter, setFilter] = useState<TalkFilter>('all')
  const [sought, setSought] = useState<{ readonly id: string; readonly seq: number } | null>(null)
  const time = useClock(Date.parse(renderedAt))
  const now = useMemo(() => new Date(time), [time])
  const talk = useTalk(start, filter, openId)
  const signInAgain = useSignInAgain(talk.signedOut)
  const covering = useSeenWindow(openId !== null)
  const conversation = openId === null ? undefined : talk.state.conversations[openId]
  const thread = openId === null ? undefined : talk.state.threads[openId]

  /** Where the list was left, which a phone does not show beside a conversation. */
  const scrolled = useRef(0)
  const open = (id: string, seq?: number) => {
    setSought(seq === undefined ? null : { id, seq })
    if (openId === null) scrolled.current = scrollY
    if (id !== openId) history.pushState(openedHere, '', conversationPath(id))
  }
  const back = () => (wasOpenedHere() ? history.back() : history.replaceState(null, '', '/chat'))

  const shown = useRef(openId)
  const isShown = openId !== null && thread !== undefined
  useEffect(() => {
    const before = shown.current
    if (before === openId || (openId !== null && !isShown)) return
    shown.current = openId
    if (openId === null) {
      scrollTo({ top: scrolled.current, behavior: 'instant' })
      document.querySelector<HTMLElement>(`[data-row="${before}"]`)?.focus({ preventScroll: true })
    } else
      document
        .querySelector<HTMLElement>(matchMedia(wide).matches ? '[data-composer]' : '[data-talk-name]')
        ?.focus({ preventScroll: true })
  }, [openId, isShown])

  return (
    <div data-talk={openId === null ? 'list' : 'thread'} data-live={talk.isLive} className="talk-panes">
      <section
        aria-label={t('title')}
        className={classNames('talk-list min-w-0', openId !== null && 'max-lg:hidden')}
      >
        {talk.signedOut && (
          <Alert
            live
            tone="chilli"
            title={t('signedOut')}
            action={signInAgain && <ButtonLink size="sm" {...signInAgain} />}
            className="m-3"
          />
        )}
        <ConversationList
          {...{ talk, filter, openId, now, firstStep }}
          side={start.side}
          onFilter={setFilter}
          onOpen={open}
        />
      </section>
      <div
        ref={covering}
        className={classNames(
          'flex min-w-0 bg-paper lg:h-dvh',
          openId === null ? 'max-lg:hidden' : 'talk-covering',
        )}
      >
        {openId === null && talk.conversations.length > 0 && (
          <div className="m-auto">
            <EmptyState illustration="chat" title={t('choose.title')}>
              {t('choose.about')}
            </EmptyState>
          </div>
        )}
        {conversation && thread && (
          <ThreadView
            key={conversation.id}
            {...{ talk, companyName, replies, conversation, thread, now }}
            side={start.side}
            pinned={pinned(start.side, conversation, now)}
            sought={sought?.id === conversation.id ? sought.seq : null}
            onBack={back}
          />
        )}
        {openId !== null && !thread && <NoThread talk={talk} openId={openId} onBack={back} />}
      </div>
    </div>
  )
}

type NoThreadProps = { talk: ReturnType<typeof useTalk>; openId: string; onBack: () => void }

/** In place of a conversation that is loading, does not exist, or could not be had. */
function NoThread({ talk, openId, onBack }: NoThreadProps) {
  const t = useTranslations('chat')
  if (talk.goneId === openId)
    return (
      <div className="m-auto">
        <EmptyState
          illustration="lost"
          title={t('gone.title')}
          action={<Button onClick={onBack}>{t('gone.action')}</Button>}
        >
          {t('gone.about')}
        </EmptyState>
      </div>
    )
  if (talk.failure === 'thread')
    return (
      <div className="m-auto">
        <EmptyState
          illustration="offline"
          title={t('failed.thread')}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button variant="secondary" onClick={onBack}>
                {t('back')}
              </Button>
              <Button onClick={() => void talk.askAgain()}>{t('failed.retry')}</Button>
            </span>
          }
        />
      </div>
    )
  return (
    <div className="flex flex-1 flex-col" aria-busy="true">
      <div className="flex min-h-16 items-center gap-3 border-b border-line px-5">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-5">
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="ml-auto h-11 w-1/3" />
        <Skeleton className="h-16 w-2/3" />
      </div>
    </div>
  )
}
