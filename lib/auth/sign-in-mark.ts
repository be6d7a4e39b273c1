/**
 * The cookie that tells scripts of static pages that somebody is signed in. It is set and cleared together with the session,
 * whose cookie scripts cannot read. It is random, new for each sign-in, and contains nothing about the person.
 */
export const signInMark = 'partim-signed-in'

/** The mark's format; any other value was not set by us. */
export const markPattern = '[0-9a-f]{16}'

const markInCookies = `(?:^|; )${signInMark}=(${markPattern})(?:;|$)`

/**
 * Part of each page's first script: sets `data-signed-in` before the first paint, which the CSS variants `signed-in:` and
 * `signed-out:` depend on.
 */
export const signInMarkSource = `try{if(/${markInCookies}/.test(document.cookie))document.documentElement.dataset.signedIn=''}catch{}`

/** Reads the current mark, or null, and updates `data-signed-in` to match. */
export function followMark(): string | null {
  const mark = new RegExp(markInCookies).exec(document.cookie)?.[1] ?? null
  const { dataset } = document.documentElement
  if (mark) dataset.signedIn = ''
  else delete dataset.signedIn
  return mark
}
