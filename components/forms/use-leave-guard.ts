'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { navigateTo } from '@/lib/navigation/navigate'
import { guardWayBack } from '@/lib/navigation/way-back'

type LeaveGuard = {
  /** Saves the input at the last moment; returns whether nothing would be lost. It must not change between renders. */
  readonly keep?: () => boolean
  /** Asks instead of the browser's own question, also about input that is kept; `leave` continues the navigation. */
  readonly ask?: (leave: () => void) => void
}

/** Attributes of a link that is followed without a question, because its own text says that the input is kept. */
export const keepsInput = { 'data-keeps-input': '' }

/**
 * Asks before the person leaves unsaved input: by closing the page, by a link, or by the browser's back button. Without
 * `ask`, input that `keep` saves needs no question.
 */
export function useLeaveGuard(dirty: boolean, { keep = keepsNothing, ask }: LeaveGuard = {}): void {
  const t = useTranslations('forms')
  const question = t('leave')
  const isAllowed = useRef(false)
  const isReturning = useRef(false)
  useEffect(() => {
    if (!dirty) return
    /** Returns whether the navigation may go on; otherwise the person is asked, and `go` continues it later. */
    const mayLeave = (go: () => void) => {
      if (isAllowed.current) {
        isAllowed.current = false
        return true
      }
      const isKept = keep()
      if (!ask) return isKept || window.confirm(question)
      ask(() => {
        isAllowed.current = true
        go()
      })
      return false
    }
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isAllowed.current && !keep()) event.preventDefault()
    }
    const beforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || !leadsAway(link, event)) return
      if (mayLeave(() => (link.isConnected ? link.click() : navigateTo(link.href)))) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stopWatching = watchTheWayBack(mayLeave, isReturning)
    addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      stopWatching()
      removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [dirty, keep, ask, question])
}

const keepsNothing = () => false

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
  if (opensElsewhere || link.target === '_blank' || link.hasAttribute('download')) return false
  return (
    !link.getAttribute('href')?.startsWith('#') && !('keepsInput' in link.dataset) && link.protocol !== 'tel:'
  )
}

/**
 * Holds up the back button within the document. The browser has already changed the address when it sends `popstate`, so
 * this hides the event from the router and goes forward again until the person has decided.
 */
function watchTheWayBack(
  mayLeave: (go: () => void) => boolean,
  isReturning: { current: boolean },
): () => void {
  const path = location.pathname
  return guardWayBack((event) => {
    if (isReturning.current) {
      isReturning.current = false
      event.stopImmediatePropagation()
      return
    }
    // Another hash on the same page leaves nothing.
    if (location.pathname === path || mayLeave(() => history.back())) return
    event.stopImmediatePropagation()
    isReturning.current = true
    history.forward()
  })
}
