import { markPattern } from './account-mark'

/**
 * The cookie that tells scripts who is signed in, by the account's mark. It is set and cleared together with the session,
 * whose cookie scripts cannot read. It is no secret and opens nothing.
 */
export const signInMark = 'partim-signed-in'

/** Source of an expression that finds the mark in a page's cookies. */
export const markInCookies = `(?:^|; )${signInMark}=(${markPattern})(?:;|$)`

/**
 * Part of each page's first script: sets `data-signed-in` before the first paint, which the CSS variants `signed-in:` and
 * `signed-out:` depend on.
 */
export const signInMarkSource = `try{const m=/${markInCookies}/.exec(document.cookie);if(m)document.documentElement.dataset.signedIn=m[1]}catch{}`

/** The mark of the account that is signed in in this browser at the moment; null for nobody. */
export const currentMark = (): string | null =>
  typeof document === 'undefined' ? null : (new RegExp(markInCookies).exec(document.cookie)?.[1] ?? null)

/** Reads the current mark, or null, and updates `data-signed-in` to match. */
export function followMark(): string | null {
  const mark = currentMark()
  const { dataset } = document.documentElement
  if (mark) dataset.signedIn = mark
  else delete dataset.signedIn
  return mark
}
