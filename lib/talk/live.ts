import 'client-only'
import { begunAs, displacement } from '@/lib/auth/page-account'
import { type Conversation, type Message, type TalkMarks, talkEventsFor, talkEventsPath } from './talk'

type TalkEvents = {
  message: { readonly conversationId: string; readonly message: Message }
  marks: { readonly conversationId: string } & TalkMarks
  typing: { readonly conversationId: string; readonly authorName: string | null }
  conversation: { readonly conversation: Conversation }
  /** Something may have been missed: what is shown has to be asked for again. */
  resync: Readonly<Record<string, never>>
}

type Listener = {
  readonly [Name in keyof TalkEvents]: (event: TalkEvents[Name]) => void
}

/** Longer than the stream is ever silent: then something in between holds it back, and it is opened again. */
const silenceMs = 40_000

/** How long after the stream was refused it is tried again. */
const againAfterMs = 30_000

/** Of what happens for this page's owner, and for nobody else who may be signed in by then. */
function addressOfEvents(): string {
  const owner = begunAs()
  return owner ? `${talkEventsPath}?${new URLSearchParams({ [talkEventsFor]: owner })}` : talkEventsPath
}

const names = ['message', 'marks', 'typing', 'conversation', 'resync'] as const

/**
 * Follows what happens in the viewer's conversations while the page is visible. `setLive` hears whether the stream is
 * there: without it the page has to ask. Returns how to stop.
 */
export function followTalk(listener: Listener, setLive: (isLive: boolean) => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
    setLive(false)
  }
  const openAgain = () => {
    close()
    timer = setTimeout(open, againAfterMs)
  }
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(openAgain, silenceMs)
  }
  const receive = <Name extends keyof TalkEvents>(name: Name) => {
    source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
      heard()
      listener[name](JSON.parse(data) as TalkEvents[Name])
    })
  }
  const open = () => {
    if (source || document.visibilityState === 'hidden') return
    if (displacement() === 'account') return openAgain()
    source = new EventSource(addressOfEvents())
    heard()
    source.addEventListener('ready', () => {
      heard()
      setLive(true)
    })
    source.addEventListener('alive', heard)
    for (const name of names) receive(name)
    source.addEventListener('error', () => {
      setLive(false)
      // A lost connection is opened again by the browser, which says what it heard last; a refusal is not.
      if (source?.readyState === EventSource.CLOSED) openAgain()
    })
  }
  const follow = () => (document.visibilityState === 'hidden' ? close() : open())
  open()
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', close)
  addEventListener('pageshow', open)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', open)
    close()
  }
}
