import 'client-only'
import { begunAs, displacement } from '@/lib/auth/page-account'
import { streamAddress } from './address'
import { alive } from './wire'

/**
 * A stream that a page follows. It begins with `ready`, and begins again with it after every loss; `alive` shows that it is
 * there, and `resync` says that something may have been missed.
 */
export type Followed<Name extends string> = {
  readonly path: string
  readonly names: readonly Name[]
  readonly heard: (name: Name, data: string) => void
  /** What is shown has to be asked for again. */
  readonly missed: () => void
  /** Whether the stream is there: without it the page has to ask. */
  readonly setLive: (isLive: boolean) => void
}

/** The tab of a page. */
export type Tab = Pick<
  Window & typeof globalThis,
  'document' | 'navigator' | 'EventSource' | 'BroadcastChannel' | 'addEventListener' | 'removeEventListener'
>

/** What tabs tell each other: what came of the stream, and who wants to know how it stands. */
type Word =
  | { readonly of: 'event'; readonly name: string; readonly data: string; readonly id: string | null }
  | { readonly of: 'live'; readonly id: string | null }
  | { readonly of: 'alive' | 'lost' | 'question' }

/** Longer than the stream is ever silent: then something in between holds it back, and it is opened again. */
const silenceMs = 40_000

/** How long after the stream was refused it is tried again. */
const againAfterMs = 30_000

/**
 * Follows a stream while the page is visible. The visible tabs that the server made for the same account and company share
 * one: a lock says which of them has it, and that one passes it on to the others. Once it is hidden or gone another
 * continues after the last event. Without locks each tab has its own. Returns how to stop.
 */
export function followStream<Name extends string>(
  { path, names, heard, missed, setLive }: Followed<Name>,
  tab: Tab = window,
): () => void {
  if (!tab.EventSource) return () => undefined
  const { document, navigator } = tab
  let owner: string | undefined
  let leaving: AbortController | null = null
  let channel: BroadcastChannel | null = null
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastEventId: string | null = null
  let isLeader = false
  let isLive = false

  const noteLive = (now: boolean) => {
    if (now !== isLive) setLive(now)
    isLive = now
  }
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }

  /** Takes what came of the stream, here or in another tab. */
  const take = (word: Word) => {
    if (word.of === 'question') {
      if (isLeader && isLive) channel?.postMessage({ of: 'live', id: lastEventId } satisfies Word)
      return
    }
    if (word.of === 'lost') return noteLive(false)
    wait(silenceMs, isLeader ? openLater : () => noteLive(false))
    if ('id' in word) lastEventId = word.id
    noteLive(true)
    if (word.of !== 'event') return
    if (word.name === 'resync') missed()
    else heard(word.name as Name, word.data)
  }
  const tell = (word: Word) => {
    take(word)
    channel?.postMessage(word)
  }

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const openLater = () => {
    close()
    tell({ of: 'lost' })
    wait(againAfterMs, open)
  }
  const open = () => {
    // The page is its owner's, and so must be the session.
    if (displacement() === 'account') return openLater()
    const opened = new tab.EventSource(streamAddress(path, owner, lastEventId))
    source = opened
    wait(silenceMs, openLater)
    const idOf = ({ lastEventId: id }: MessageEvent) => id || lastEventId
    opened.addEventListener('ready', (event) => tell({ of: 'live', id: idOf(event) }))
    opened.addEventListener(alive.event, () => tell({ of: 'alive' }))
    for (const name of [...names, 'resync']) {
      opened.addEventListener(name, (event) =>
        tell({ of: 'event', name, data: event.data as string, id: idOf(event) }),
      )
    }
    opened.addEventListener('error', () => {
      // A lost connection is opened again by the browser, which says what it heard last; a refusal is not.
      if (opened.readyState === tab.EventSource.CLOSED) openLater()
      else tell({ of: 'lost' })
    })
  }

  const lead = () => {
    isLeader = true
    open()
  }
  const join = () => {
    if (leaving || document.visibilityState === 'hidden') return
    leaving = new AbortController()
    const { signal } = leaving
    owner = begunAs()
    if (owner === undefined || !navigator.locks || !tab.BroadcastChannel) return lead()
    // Of another account's stream a page hears nothing, and continues none.
    const name = `partim-stream ${path} ${owner}`
    channel = new tab.BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
      // What the tab before this one passed on last, the stream repeats.
      if (!isLeader || data.of === 'question') take(data)
    })
    channel.postMessage({ of: 'question' } satisfies Word)
    const held = () =>
      new Promise<void>((release) => {
        signal.addEventListener('abort', () => release())
        if (signal.aborted) release()
        else lead()
      })
    navigator.locks.request(name, { signal }, held).catch(() => {
      // Where pages may have no locks.
      if (signal.aborted || isLeader) return
      channel?.close()
      channel = null
      lead()
    })
  }
  /** Hands the stream over, also before the browser freezes the page. */
  const leave = () => {
    close()
    channel?.close()
    channel = null
    leaving?.abort()
    leaving = null
    isLeader = false
    // Coming back, the page asks for everything again.
    lastEventId = null
    noteLive(false)
  }

  const follow = () => (document.visibilityState === 'hidden' ? leave() : join())
  join()
  document.addEventListener('visibilitychange', follow)
  tab.addEventListener('pagehide', leave)
  tab.addEventListener('pageshow', join)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    tab.removeEventListener('pagehide', leave)
    tab.removeEventListener('pageshow', join)
    leave()
  }
}
