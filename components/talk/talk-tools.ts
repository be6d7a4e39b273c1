'use client'

import { type ComponentType, createContext, useContext } from 'react'
import type { OwnJob } from '@/lib/talk/requests'
import type { StoreFile } from '@/lib/talk/send-outgoing'
import type { Conversation, Message, Side } from '@/lib/talk/talk'
import type { CarriedFile } from '@/lib/talk/thread'

export type CannotComeProps = {
  readonly side: Side
  readonly conversation: Conversation
  /** The viewer's jobs at this company of which they may give shifts back. */
  readonly jobs: readonly OwnJob[]
  readonly onSent: (message: Message) => void
  readonly onClose: () => void
}

/** What chat needs of other nouns: files, maps and jobs. */
export type TalkTools = {
  /** Gives shifts of a job back, and says so in the conversation. */
  readonly CannotCome: ComponentType<CannotComeProps>
  /** What a chosen picture or PDF is sent as; rejects with a ProblemError that says what is wrong with it. */
  readonly pick: (source: File) => Promise<CarriedFile>
  readonly store: StoreFile
  readonly mapLink: (place: { readonly lat: number; readonly lng: number }) => string
}

export const TalkToolsContext = createContext<TalkTools | null>(null)

export function useTalkTools(): TalkTools {
  const tools = useContext(TalkToolsContext)
  if (!tools) throw new Error('chat has no tools')
  return tools
}
