/**
 * The cookie that tells, while somebody signs out on purpose, that a page refused meanwhile is no reason to warn them: the
 * session ends at the provider before this browser hears of it. Only what ends a refused session reads it.
 */
export const leavingMark = 'partim-leaving'

/** Longer than signing out takes on a slow network. */
const leavingSeconds = 60

/** Says in this browser that signing out has begun. */
export const noteLeaving = (): void => write('1', leavingSeconds)

/** Takes that back: signing out failed. */
export const forgetLeaving = (): void => write('', 0)

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${leavingMark}=${value}; path=/api/session; max-age=${seconds}; samesite=lax${secure}`
}
