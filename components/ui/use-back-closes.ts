import { useEffect } from 'react'

/**
 * Lets the browser's back button close what covers a page: while it is open, the page has another entry in the history, of the
 * same address, which goes with it. What leads to another page from there replaces that entry. `close` must not change between
 * renders.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const { pathname } = location
    // The router keeps what it needs of an entry in every one that is added.
    history.pushState(null, '')
    let isOwn = true
    const leave = () => {
      isOwn = false
      close()
    }
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      // Another page has come in its place.
      if (isOwn && location.pathname === pathname) history.back()
    }
  }, [open, close])
}
