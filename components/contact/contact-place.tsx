'use client'

import { usePathname } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import { routeName } from '@/lib/auth/route-names'
import type { ContactMenuProps } from './contact-menu'

/** Routes without the button: chat by the specification, the phone app's top-up because it has no header or footer. */
const without = ['chat', 'employer-payment-topup']

/**
 * Place of the contact button, whose script loads after the page works. Until then nothing is shown, since a button that
 * opens nothing would only cover the page. Without scripts the menu's content is part of the page's end.
 */
export function ContactPlace({ children, ...props }: ContactMenuProps) {
  const isShown = !without.includes(routeName(usePathname()))
  const [Menu, setMenu] = useState<ComponentType<ContactMenuProps>>()

  useEffect(() => {
    import('./contact-menu').then(
      ({ ContactMenu }) => setMenu(() => ContactMenu),
      () => undefined,
    )
  }, [])

  if (!isShown) return null
  if (Menu) return <Menu {...props}>{children}</Menu>
  return (
    <aside
      aria-label={props.label}
      data-contact
      className="mx-auto mb-20 hidden w-64 rounded-panel border border-line bg-card p-4 noscript:block"
    >
      {children}
    </aside>
  )
}
