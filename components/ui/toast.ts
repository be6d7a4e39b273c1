import { createElement } from 'react'
import type { NotificationContent } from './notification'

type ToastKind = 'success' | 'error' | 'info'

const wakeEvent = 'partim:toast'
const shownForMs = 3_000

let hostIsReady: (() => void) | undefined
const hostReady = new Promise<void>((resolve) => {
  hostIsReady = resolve
})

/** Shows a message for 3 s at the edge of the page; its code loads with the first one. */
export async function toast(kind: ToastKind, text: string): Promise<void> {
  dispatchEvent(new Event(wakeEvent))
  const [sonner, { Unbroken }] = await Promise.all([import('sonner'), import('./unbroken'), hostReady])
  sonner.toast[kind](createElement(Unbroken, null, text), { duration: shownForMs })
}

/** Shows a notification for 4.5 s, or as long as it says, in the same place. */
export async function notify(content: NotificationContent): Promise<void> {
  dispatchEvent(new Event(wakeEvent))
  const [sonner, { Notification }] = await Promise.all([
    import('sonner'),
    import('./notification'),
    hostReady,
  ])
  // It has its own timer, because the list's timer does not pause for keyboard users.
  sonner.toast.custom(
    (id) => createElement(Notification, { ...content, onClose: () => sonner.toast.dismiss(id) }),
    { duration: Number.POSITIVE_INFINITY },
  )
}

/** For the one host in the page and its list: calls back whenever a toast is wanted; returns the function that stops it. */
export function onToast(wake: () => void): () => void {
  addEventListener(wakeEvent, wake)
  return () => removeEventListener(wakeEvent, wake)
}

/** For the one host in the page: reports that it is mounted and can show toasts. */
export function toastHostReady(): void {
  hostIsReady?.()
}
