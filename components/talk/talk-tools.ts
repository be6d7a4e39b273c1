'use client'

import { createContext, useContext } from 'react'
import type { StoreFile } from '@/lib/talk/send-outgoing'
import type { CarriedFile } from '@/lib/talk/thread'

/** What chat needs of other nouns: files and maps. */
export type TalkTools = {
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
