import type { Days } from './day'

/** A short text that changes when the days do: the page keeps it in place of everything it shows. */
export function digestOf(days: Days): string {
  let hash = 0
  for (const character of JSON.stringify(days)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash.toString(36)
}
