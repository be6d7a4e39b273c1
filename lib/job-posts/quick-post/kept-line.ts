import 'client-only'
import { forgiving } from '@/lib/consent/storage'

/** Listed as a draft in lib/consent/stored-items.ts. */
const key = 'partim:draft:post-line'
const keptMs = 30 * 86_400_000

const storage = forgiving(() => localStorage)

/** The line somebody typed before there was a form for it, at most a month ago; empty if there is none. */
export function keptLine(now = Date.now()): string {
  const [at = '', ...line] = (storage.getItem(key) ?? '').split(' ')
  return now - Number(at) < keptMs ? line.join(' ') : ''
}

/** Keeps a line in this browser until the form of a new post has taken it over. */
export function keepLine(line: string, now = Date.now()): void {
  if (line.trim() === '') dropLine()
  else storage.setItem(key, `${now} ${line}`)
}

export const dropLine = (): void => storage.removeItem(key)
