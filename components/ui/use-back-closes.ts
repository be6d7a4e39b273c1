import { useEffect, useState } from 'react'

/** Marks the entry in the history of what covers a page. */
const entryOf = (name: string) => ({ partimCover: name })

const isEntryOf = (name: string) =>
  (history.state as Partial<ReturnType<typeof entryOf>> | null)?.partimCover === name

/**
 * Whether what covers a page is open, null until it was, and how to open and close it. While it is open, the page has another
 * entry in the history, of the same address, which goes with it: the browser's back button closes it. Who comes back to that
 * entry, from where a link in it led, by the forward button or by loading the page again, finds it open; `name` tells it from
 * others. What takes its place, as the page that follows a sent form, replaces the entry.
 */
export function useBackCloses(name: string) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const open = () => {
      if (isEntryOf(name)) setOpen(true)
    }
    open()
    addEventListener('popstate', open)
    return () => removeEventListener('popstate', open)
  }, [name])

  useEffect(() => {
    if (!isOpen) return
    const { pathname } = location
    // The router keeps what it needs of an entry in every one that is added.
    if (!isEntryOf(name)) history.pushState(entryOf(name), '')
    let isOwn = true
    const leave = () => {
      isOwn = false
      setOpen(false)
    }
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      // Another page has come in its place.
      if (isOwn && location.pathname === pathname) history.back()
    }
  }, [isOpen, name])
  return [isOpen, setOpen] as const
}
