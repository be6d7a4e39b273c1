'use client'

import { type Messages, NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchMenuPerson } from '@/lib/accounts/account-requests'
import type { MenuPerson } from '@/lib/accounts/menu-person'
import { locale } from '@/lib/i18n/locale'
import { UserMenu } from './user-menu'

export type HeaderUserMenuProps = {
  messages: Partial<Messages>
  /** Called when the session has ended. Must be a stable function. */
  onSignedOut: () => void
  /** Shown until the person has been fetched. */
  children: ReactNode
}

/** The user menu in the header of static pages; fetches the person. */
export function HeaderUserMenu({ messages, ...rest }: HeaderUserMenuProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <MenuOfPerson {...rest} />
    </NextIntlClientProvider>
  )
}

function MenuOfPerson({ onSignedOut, children }: Omit<HeaderUserMenuProps, 'messages'>) {
  const t = useTranslations('userMenu')
  const [person, setPerson] = useState<MenuPerson | 'unknown'>()

  useEffect(() => {
    let isGone = false
    fetchMenuPerson().then(
      (answer) => {
        if (isGone) return
        if (answer) setPerson(answer)
        else onSignedOut()
      },
      () => !isGone && setPerson('unknown'),
    )
    return () => {
      isGone = true
    }
  }, [onSignedOut])

  if (!person) return children
  // Without the name the menu still links to the person's pages and signs out.
  if (person === 'unknown')
    return (
      <UserMenu inHeader person={{ displayName: t('unknown'), email: '', photoUrl: null, company: null }} />
    )
  return <UserMenu inHeader person={person} />
}
