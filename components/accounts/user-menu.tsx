'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { useSignOut } from './use-sign-out'

type UserMenuProps = {
  displayName: string
  email: string
  /** The person's company, and whether they may edit it; null for who has none. */
  company?: { readonly name: string; readonly isEditor: boolean } | null
}

/** The signed-in person, and the ways to sign out. */
export function UserMenu({ displayName, email, company }: UserMenuProps) {
  const t = useTranslations('userMenu')
  const menu = useRef<HTMLDetailsElement>(null)
  const { leaving, signOut } = useSignOut()

  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current
      if (!details?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        details.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && details.contains(event.target)) return
      details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])

  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-11 list-none items-center gap-2.5 rounded-control px-1 hover:bg-well lg:px-2 lg:py-2 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('open', { name: displayName })}</span>
        <Avatar name={displayName} />
        <span className="hidden min-w-0 flex-1 leading-snug lg:block">
          <span className="block truncate font-medium">{displayName}</span>
          <span className="block truncate text-xs text-ink-3">{email}</span>
        </span>
        <Icon name="more" className="hidden size-5 text-ink-3 lg:block" />
      </summary>
      <div className="absolute top-full right-0 z-30 mt-2 w-64 rounded-card border border-line bg-card p-2 shadow-soft lg:top-auto lg:bottom-full lg:left-0 lg:mt-0 lg:mb-2">
        <p className="border-b border-line px-3 pt-1 pb-2.5 lg:hidden">
          <span className="block truncate font-medium">{displayName}</span>
          <span className="block truncate text-sm text-ink-3">{email}</span>
        </p>
        {company && (
          <div className="border-b border-line pb-2">
            <p className="truncate px-3 pt-2 text-sm text-ink-3 lg:hidden">{company.name}</p>
            <MenuLink icon="building" href="/profile">
              {t('company')}
            </MenuLink>
            {company.isEditor && (
              <MenuLink icon="shield" href="/profile-document">
                {t('documents')}
              </MenuLink>
            )}
          </div>
        )}
        <MenuButton icon="sign-out" busy={leaving === 'here'} onPress={() => void signOut('here')}>
          {t('signOut')}
        </MenuButton>
        <MenuButton icon="devices" busy={leaving === 'everywhere'} onPress={() => void signOut('everywhere')}>
          {t('signOutEverywhere')}
        </MenuButton>
      </div>
    </details>
  )
}

function MenuLink({ icon, href, children }: { icon: IconName; href: string; children: string }) {
  return (
    <Link href={href} className="mt-1 flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-well">
      <Icon name={icon} />
      {children}
    </Link>
  )
}

type MenuButtonProps = { icon: IconName; busy: boolean; onPress: () => void; children: string }

function MenuButton({ icon, busy, onPress, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={busy}
      className="mt-1 flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-well"
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      {children}
    </button>
  )
}
