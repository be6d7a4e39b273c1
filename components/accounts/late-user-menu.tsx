'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { followMark } from '@/lib/auth/sign-in-mark'
import type { HeaderUserMenuProps } from './header-user-menu'

type LateUserMenuProps = {
  messages: Partial<Messages>
  /** A placeholder of the same size, shown until the menu has loaded. */
  children: ReactNode
}

/**
 * The user menu on static pages. Only for signed-in people, and after the page, its script is loaded and the person is
 * fetched. When the page becomes visible again, it follows a sign-in or sign-out that happened elsewhere.
 */
export function LateUserMenu({ messages, children }: LateUserMenuProps) {
  const [mark, setMark] = useState<string | null>(null)
  const [Menu, setMenu] = useState<ComponentType<HeaderUserMenuProps>>()

  const follow = useCallback(() => setMark(followMark()), [])

  useEffect(() => {
    follow()
    addEventListener('pageshow', follow)
    document.addEventListener('visibilitychange', follow)
    return () => {
      removeEventListener('pageshow', follow)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [follow])

  useEffect(() => {
    if (!mark) return
    import('./header-user-menu').then(
      ({ HeaderUserMenu }) => setMenu(() => HeaderUserMenu),
      // If it cannot be loaded, the placeholder stays; the other links to the person's pages work.
      () => undefined,
    )
  }, [mark])

  if (!mark || !Menu) return children
  return (
    // A new mark is a new sign-in, maybe of somebody else, so the menu starts again without the old name.
    <Menu key={mark} messages={messages} onSignedOut={follow}>
      {children}
    </Menu>
  )
}
