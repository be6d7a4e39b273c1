/**
 * The paths our own screens have, and nothing else: no empty or dotted segments, no percent signs, backslashes,
 * control or non-ASCII characters, so there is nothing a browser could read as another origin.
 */
const screenPath = String.raw`\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?`
const queryCharacters = String.raw`(?:[\w.~!$&'()*+,;=:@/?[\]-]|%[2-9A-Fa-f][0-9A-Fa-f])*`
const sameOriginPath = new RegExp(`^${screenPath}(?:\\?${queryCharacters})?(?:#${queryCharacters})?$`)

/** Signing in must not lead back to signing in, and an answer of the API or a script is not a screen. */
const notAScreen = /^\/(?:login|api|_next)(?:[/?#]|$)/

/** The most characters a path of ours may have. */
export const longestScreenPath = 2_048

/** Whether a text is the address of a screen of our own origin, to lead on to after signing in or a mailed link. */
export const isScreenPath = (text: string): boolean =>
  text.length <= longestScreenPath && sameOriginPath.test(text) && !notAScreen.test(text)
