import { usePathname } from 'next/navigation'
import { type RefObject, useEffect } from 'react'

/**
 * Closes what is open within `root` when somebody presses or moves the focus elsewhere, goes to another page, or presses
 * Escape, which returns the focus to the opening `button` if it was within, without scrolling the page.
 */
export function useDismissal(
  open: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useLeaving(open, close)
  useEffect(() => {
    if (!open) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
      close()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open, close, root, button])
}

/**
 * Closes what belongs to the shell, which stays from page to page, when another page comes: by the browser's buttons as
 * soon as they are pressed, since the page itself may take seconds.
 */
export function useLeaving(open: boolean, close: () => void): void {
  const page = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is left
  useEffect(() => close, [page])
  useEffect(() => {
    if (!open) return
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [open, close])
}
