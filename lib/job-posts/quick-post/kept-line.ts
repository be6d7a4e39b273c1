import 'client-only'
import { dropInput, keepInput, keptInput } from '@/lib/drafts/kept-input'

/** Listed as a draft in lib/consent/stored-items.ts. */
const key = 'partim:draft:post-line'

/** The line somebody typed before there was a form for it, at most a month ago; empty if there is none. */
export const keptLine = (): string => keptInput<string>(key)?.values ?? ''

/** Keeps a line in this browser until the form of a new post has taken it over. */
export function keepLine(line: string): void {
  if (line.trim() === '') dropLine()
  else keepInput(key, line)
}

export const dropLine = (): void => dropInput(key)
