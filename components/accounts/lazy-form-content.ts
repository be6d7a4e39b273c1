import type { Messages } from 'next-intl'

/** What LazyForm passes to the form it loads. */
export type LazyFormContentProps = {
  messages: Partial<Messages>
  /** What was typed into the static form; undefined if nothing was. */
  initial?: Record<string, string | boolean>
}

/** Under which the form of registration keeps what a visitor types. */
export const registerDraft = 'register:anon'
