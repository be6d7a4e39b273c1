import { createElement } from 'react'
import type { NotificationContent } from './notification'

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

/** Shows a notification for 4.5 s, in the same place. */
export async function notify(content: NotificationContent): Promise<void> {
  dispatchEvent(new Event(wakeEvent))
  const [sonner, { Notification }] = await Promise.all([
    import('sonner'),
    import('./notification'),
    hostReady,
  ])
  // It counts its own time, because the list's does not stand still for who reads it by keyboard.
  sonner.toast.custom(
    (id) => createElement(Notification, { ...content, onClose: () => sonner.toast.dismiss(id) }),
    { duration: Number.POSITIVE_INFINITY },
  )
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
