import { type RefObject, useEffect } from 'react'

/**
 * Closes what is open within `root` when somebody presses or moves the focus elsewhere, or presses Escape, which
 * returns the focus to the opening `button` if it was within, without scrolling the page.
 */
export function useDismissal(
  open: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
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
