'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { useLayoutEffect, useRef, useState } from 'react'
import { onLateTitle } from './late-title'
import { focusNewPage } from './page-focus'

/**
 * Moves the focus to the new page after a navigation, and announces its title if the framework was too early. Belongs
 * in the root layout.
 */
export function RouteFocus() {
  const page = useSelectedLayoutSegments().join('/')
  const shown = useRef(page)
  const [title, setTitle] = useState('')

  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    focusNewPage()
    setTitle('')
    return onLateTitle(setTitle)
  }, [page])

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  )
}
