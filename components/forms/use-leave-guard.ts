'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

/**
 * Asks before unsaved input is left behind: by closing the page, or by following a link inside it. `keep` may save
 * the input at the last moment and says whether it did; then nobody is asked. It must not change between renders.
 */
export function useLeaveGuard(dirty: boolean, keep: () => boolean = keepsNothing): void {
  const t = useTranslations('forms')
  const question = t('leave')
  useEffect(() => {
    if (!dirty) return
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!keep()) event.preventDefault()
    }
    const beforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (!link || opensElsewhere || link.getAttribute('target') === '_blank') return
      if (link.getAttribute('href')?.startsWith('#')) return
      if (!keep() && !window.confirm(question)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [dirty, keep, question])
}

const keepsNothing = () => false
