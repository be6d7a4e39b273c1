'use client'

import { useProblemText } from './problem-text'

/** How many letters of a text are beyond a limit; what schemas judge has no spaces at its ends. */
export const lettersOver = (text: string, limit: number): number => Math.max(0, text.trim().length - limit)

type TooLongProps = {
  /** The field's id; what is said has `${id}-long`, for its `aria-describedby`. */
  id: string
  text: string
  limit: number
}

/**
 * Says below a field how many letters of its text are to be taken away; nothing of a text that fits. The field itself has
 * no greatest length: a browser would cut what is pasted without a word.
 */
export function TooLong({ id, text, limit }: TooLongProps) {
  const problemText = useProblemText({ inForm: true })
  const over = lettersOver(text, limit)
  if (over === 0) return null
  return (
    <p id={`${id}-long`} role="alert" className="mt-1 text-sm text-chilli">
      {problemText({ code: 'too_long', params: { limit, over }, requestId: '' })}
    </p>
  )
}

type LongText = Pick<TooLongProps, 'text' | 'limit'>

type Besides = {
  /** Ids of what describes the field besides. */
  hint?: string
  /** Whether something else is wrong with it. */
  isFaulty?: boolean
}

/** What a field says of itself: whether its text is too long, and where that is said. */
export const longAria = (id: string, { text, limit, hint, isFaulty }: LongText & Besides) => ({
  'aria-invalid': isFaulty || lettersOver(text, limit) > 0 || undefined,
  'aria-describedby': hint ? `${hint} ${id}-long` : `${id}-long`,
})

/** Whether a field's text is too long to be sent; the focus goes to that field then. */
export function isHeldBack(id: string, { text, limit }: LongText): boolean {
  const isTooLong = lettersOver(text, limit) > 0
  if (isTooLong) document.getElementById(id)?.focus()
  return isTooLong
}
