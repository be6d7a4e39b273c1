import { useEffect, useLayoutEffect, useState } from 'react'

/** Marks the entries in the history of what covers a page: its own, and that of its second step (use-second-step.ts). */
export type Entry = { readonly partimCover: string; readonly partimStep?: 'second' }

/** The mark of the entry where one is. */
export const entryNow = () => history.state as Partial<Entry> | null

const isEntryOf = (name: string) => entryNow()?.partimCover === name

/** Whether one is in the second step of what covers a page. */
export const isSecondStep = () => entryNow()?.partimStep === 'second'

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

  // Whoever goes back as soon as another page has come may do so before ordinary effects end: the address is compared in the
  // same step that leaves the page.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { pathname } = location
    // The router keeps what it needs of an entry in every one that is added.
    if (!isEntryOf(name)) history.pushState({ partimCover: name } satisfies Entry, '')
    let isOwn = true
    const leave = () => {
      // From its second step one comes back to its first.
      if (isEntryOf(name)) return
      isOwn = false
      setOpen(false)
    }
    addEventListener('popstate', leave)
    return () => {
      removeEventListener('popstate', leave)
      // Another page has come in its place.
      if (isOwn && location.pathname === pathname) history.go(isSecondStep() ? -2 : -1)
    }
  }, [isOpen, name])
  return [isOpen, setOpen] as const
}
