'use client'

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { problemOfFailure } from '@/components/forms/failed-request'
import { type Problem, ProblemError } from '@/lib/api/browser'
import { localProblem } from '@/lib/api/problem'
import { countUnreadAgain } from '@/lib/talk/count-unread'
import { followTalk } from '@/lib/talk/live'
import { forgetOutgoing, hasOutbox, keepOutgoing, listOutgoing } from '@/lib/talk/outbox'
import { askConversation, askConversations, askMessages, markMessages } from '@/lib/talk/requests'
import { sendOutgoing } from '@/lib/talk/send-outgoing'
import { Sender } from '@/lib/talk/sender'
import { conversationsIn, noTalk, type TalkState, talkReducer } from '@/lib/talk/state'
import type { Conversation, ConversationPage, Message, MessagePage, Side, TalkFilter } from '@/lib/talk/talk'
import { type Carried, leavesGap, type Outgoing } from '@/lib/talk/thread'
import { currentTime } from '@/validators/clock'
import { useTalkTools } from './talk-tools'

/** How often the page asks where there is no stream. */
const askEveryMs = 4_000
/** How long somebody is said to be typing after the last sign of it. */
const typingMs = 6_000

type OpenTalk = { readonly conversation: Conversation; readonly messages: MessagePage }

export type TalkStart = {
  readonly uid: string
  readonly side: Side
  /** The first page of all conversations; null where it could not be had. */
  readonly first: ConversationPage | null
  readonly open: OpenTalk | null
  /** The id in the address, where there is no such conversation. */
  readonly goneId: string | null
}

/** Words that could not be sent, for the field of their conversation. */
export type Returned = {
  readonly conversationId: string
  readonly text: string
  readonly code: string
}

function stateOf({ first, open }: TalkStart): TalkState {
  const listed = first
    ? talkReducer(noTalk, { what: 'listed', filter: 'all', page: first, isMore: false })
    : noTalk
  if (!open) return listed
  const { conversation, messages: page } = open
  const known = talkReducer(listed, { what: 'conversation', conversation })
  return talkReducer(known, {
    what: 'messages',
    conversationId: conversation.id,
    page,
    place: 'latest',
  })
}

/** Does work while no other tab does the same; browsers without locks do it at once, which the service allows. */
async function alone(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('partim-outbox', work) : work())
}

/** Nothing of this id, or no id at all. */
const isGone = ({ status = 0 }: { readonly status?: number }) => [400, 404, 422].includes(status)

const problemOf = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : localProblem('network')

/** The viewer's conversations: what came with the page, what happens since, and what waits to be sent. */
export function useTalk(start: TalkStart, filter: TalkFilter, openId: string | null) {
  const { uid, side } = start
  const { store } = useTalkTools()
  const [state, dispatch] = useReducer(talkReducer, start, stateOf)
  const [typing, setTyping] = useState<Readonly<Record<string, string | null>>>({})
  const [isLive, setLive] = useState(false)
  const [failure, setFailure] = useState<'list' | 'thread' | 'older' | null>(start.first ? null : 'list')
  const [signedOut, setSignedOut] = useState<Problem | null>(null)
  const [returned, setReturned] = useState<Returned | null>(null)
  const [goneId, setGoneId] = useState(start.goneId)
  /** The last thing somebody else wrote into the open conversation. */
  const [heard, setHeard] = useState<Message | null>(null)

  const latest = useRef({ state, filter, openId })
  // Before the effects of the parts below, which ask for it.
  useLayoutEffect(() => {
    latest.current = { state, filter, openId }
  })

  const failed = useCallback((what: 'list' | 'thread' | 'older', error: unknown) => {
    const problem = problemOfFailure(error)
    if (error instanceof ProblemError && error.problem.status === 401) setSignedOut(error.problem)
    else if (what === 'thread' && isGone(problem)) setGoneId(latest.current.openId)
    else setFailure(what)
  }, [])
  const mended = useCallback(
    (what: 'list' | 'thread' | 'older') => setFailure((now) => (now === what ? null : now)),
    [],
  )

  const askList = useCallback(
    async (of: TalkFilter, cursor?: string) => {
      try {
        const page = await askConversations(side, of, cursor)
        dispatch({ what: 'listed', filter: of, page, isMore: cursor !== undefined })
        mended('list')
      } catch (error) {
        failed('list', error)
      }
    },
    [side, failed, mended],
  )

  const askThread = useCallback(
    async (conversationId: string) => {
      try {
        const [conversation, page] = await Promise.all([
          askConversation(side, conversationId),
          askMessages(side, conversationId),
        ])
        dispatch({ what: 'conversation', conversation })
        dispatch({ what: 'messages', conversationId, page, place: 'latest' })
        mended('thread')
      } catch (error) {
        failed('thread', error)
      }
    },
    [side, failed, mended],
  )

  const askAgain = useCallback(async () => {
    const { filter: shown, openId: opened } = latest.current
    await Promise.all([askList(shown), opened && askThread(opened)])
  }, [askList, askThread])

  const older = useCallback(
    async (conversationId: string) => {
      const first = latest.current.state.threads[conversationId]?.items[0]
      if (!first) return
      try {
        const page = await askMessages(side, conversationId, { before: first.seq })
        dispatch({ what: 'messages', conversationId, page, place: 'older' })
        mended('older')
      } catch (error) {
        failed('older', error)
      }
    },
    [side, failed, mended],
  )

  const receive = useCallback(
    (conversationId: string, message: Message) => {
      const { state: now, openId: opened } = latest.current
      const thread = now.threads[conversationId]
      dispatch({ what: 'message', conversationId, message })
      setTyping(({ [conversationId]: _, ...others }) => others)
      if (thread && leavesGap(thread, message)) {
        const after = thread.items.at(-1)?.seq ?? 0
        void askMessages(side, conversationId, { after }).then(
          (page) => dispatch({ what: 'messages', conversationId, page, place: 'newer' }),
          () => undefined,
        )
      }
      if (!now.conversations[conversationId]) {
        void askConversation(side, conversationId).then(
          (conversation) => dispatch({ what: 'conversation', conversation }),
          () => undefined,
        )
      }
      const isNew = !thread?.items.some(({ id }) => id === message.id)
      if (message.isOwn || !isNew) return
      if (conversationId === opened) setHeard(message)
      else countUnreadAgain()
      void markMessages(side, conversationId, { deliveredUpTo: message.seq }).catch(() => undefined)
    },
    [side],
  )

  const typingTimers = useRef<Record<string, ReturnType<typeof setTimeout>>>({})
  useEffect(() => {
    let wasLive = false
    return followTalk(
      {
        message: ({ conversationId, message }) => receive(conversationId, message),
        marks: ({ conversationId, own, other }) =>
          dispatch({ what: 'marks', conversationId, marks: { own, other } }),
        conversation: ({ conversation }) => dispatch({ what: 'conversation', conversation }),
        typing: ({ conversationId, authorName }) => {
          setTyping((now) => ({ ...now, [conversationId]: authorName }))
          clearTimeout(typingTimers.current[conversationId])
          typingTimers.current[conversationId] = setTimeout(
            () => setTyping(({ [conversationId]: _, ...others }) => others),
            typingMs,
          )
        },
        missed: () => void askAgain(),
      },
      (live) => {
        setLive(live)
        // What happened between the page's rendering, or the last stream, and this one.
        if (live && !wasLive) void askAgain()
        wasLive = live
      },
    )
  }, [receive, askAgain])

  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') void askAgain()
    }, askEveryMs)
    return () => clearInterval(timer)
  }, [isLive, askAgain])

  const sender = useRef<Sender | null>(null)
  useEffect(() => {
    const made = new Sender({
      outbox: { keep: keepOutgoing, forget: forgetOutgoing, list: () => listOutgoing(uid) },
      send: (message, under) => sendOutgoing(side, message, store, under),
      problemOf,
      alone,
      later: (work, ms) => setTimeout(work, ms),
      onChange: (sending) => dispatch({ what: 'sending', sending }),
      onSent: (conversationId, message) => dispatch({ what: 'message', conversationId, message }),
      onReturned: (messages, { code }) => {
        const [first] = messages
        if (!first) return
        setReturned({
          conversationId: first.conversationId,
          text: messages
            .map(({ text }) => text)
            .filter(Boolean)
            .join('\n'),
          code,
        })
        void askThread(first.conversationId)
      },
      onSignedOut: setSignedOut,
    })
    sender.current = made
    void hasOutbox().then((has) => (has ? made.load() : undefined))
    const wake = () => made.wake()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      made.stop()
    }
  }, [uid, side, store, askThread])

  const isOpenKnown = openId === null || (openId in state.conversations && openId in state.threads)
  useEffect(() => {
    if (openId !== null && !isOpenKnown && openId !== start.goneId) void askThread(openId)
  }, [openId, isOpenKnown, askThread, start.goneId])

  const isListKnown = filter in state.lists
  useEffect(() => {
    if (!isListKnown) void askList(filter)
  }, [filter, isListKnown, askList])

  const lastAt = useRef(0)
  const told = useRef<Record<string, number>>({})
  /** Marks a conversation read up to its last message that is shown. */
  const read = useCallback(
    (conversationId: string) => {
      const { conversations, threads } = latest.current.state
      const conversation = conversations[conversationId]
      const readUpTo = threads[conversationId]?.items.at(-1)?.seq ?? 0
      if (!conversation || readUpTo <= conversation.own.readUpTo) return
      if ((told.current[conversationId] ?? 0) >= readUpTo) return
      told.current[conversationId] = readUpTo
      markMessages(side, conversationId, { readUpTo }).then(
        () => {
          dispatch({
            what: 'marks',
            conversationId,
            marks: { own: { readUpTo }, other: { deliveredUpTo: 0, readUpTo: 0 } },
          })
          countUnreadAgain()
        },
        () => {
          told.current[conversationId] = 0
        },
      )
    },
    [side],
  )

  const { nextCursor } = state.lists[filter] ?? { nextCursor: null }
  return {
    state,
    isLive,
    conversations: conversationsIn(state, filter, openId),
    isListKnown,
    hasMore: nextCursor !== null,
    typing,
    failure,
    signedOut,
    returned,
    takeReturned: useCallback(() => setReturned(null), []),
    goneId,
    heard,
    moreConversations: useCallback(
      () => askList(filter, nextCursor ?? undefined),
      [askList, filter, nextCursor],
    ),
    askAgain,
    older,
    read,
    send: useCallback(
      (conversationId: string, text: string, isConfirmed: boolean, carried?: Carried) => {
        // Two in the same millisecond keep their order.
        lastAt.current = Math.max(currentTime().getTime(), lastAt.current + 1)
        const at = lastAt.current
        const id = crypto.randomUUID()
        const message: Outgoing = {
          id,
          uid,
          conversationId,
          text,
          isConfirmed,
          at,
          ...(carried && { carried }),
        }
        void sender.current?.add(message)
      },
      [uid],
    ),
    resend: useCallback((id: string) => sender.current?.resend(id), []),
    discard: useCallback((id: string) => void sender.current?.discard(id), []),
    know: useCallback((conversation: Conversation) => dispatch({ what: 'conversation', conversation }), []),
    receive,
  }
}

export type Talk = ReturnType<typeof useTalk>
