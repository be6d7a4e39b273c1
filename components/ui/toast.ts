type ToastKind = 'success' | 'error' | 'info'

const wakeEvent = 'partim:toast'
const shownForMs = 3_000

let hostIsReady: (() => void) | undefined
const hostReady = new Promise<void>((resolve) => {
  hostIsReady = resolve
})

/** Says something for 3 s at the edge of the page; its parts are loaded when the first one is needed. */
export async function toast(kind: ToastKind, text: string): Promise<void> {
  dispatchEvent(new Event(wakeEvent))
  const [sonner] = await Promise.all([import('sonner'), hostReady])
  sonner.toast[kind](text, { duration: shownForMs })
}

/** For the one host in the page: calls back when the first toast is wanted; returns the stop. */
export function onFirstToast(wake: () => void): () => void {
  addEventListener(wakeEvent, wake, { once: true })
  return () => removeEventListener(wakeEvent, wake)
}

/** For the one host in the page: it is mounted and will show what comes. */
export function toastHostReady(): void {
  hostIsReady?.()
}
