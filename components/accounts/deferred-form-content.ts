import type { Messages } from 'next-intl'

/** What DeferredForm hands to the form it loads. */
export type DeferredFormContentProps = {
  messages: Partial<Messages>
  /** What was typed into the stand-in; absent when that is nothing. */
  initial?: Record<string, string | boolean>
}
