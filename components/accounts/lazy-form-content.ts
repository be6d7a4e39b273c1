import type { Messages } from 'next-intl'

/** What LazyForm hands to the form it loads. */
export type LazyFormContentProps = {
  messages: Partial<Messages>
  /** What was typed into the static form; absent when that is nothing. */
  initial?: Record<string, string | boolean>
}
