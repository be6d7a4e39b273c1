'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useRef } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { Unbroken } from '@/components/ui/unbroken'
import { useDismissal } from '@/components/ui/use-dismissal'
import type { MenuPerson } from '@/lib/accounts/menu-person'
import { useSignOut } from './use-sign-out'

type UserMenuProps = {
  person: MenuPerson
  /** In the header of public pages: small on wide screens too, with a link to the person's pages. */
  inHeader?: boolean
}

const placesOfCompany = [
  ['building', '/profile', 'company'],
  ['branch', '/branch', 'branches'],
  ['calendar', '/job-interview', 'interviews'],
  ['coin', '/my-credit', 'credits'],
] as const

/** The signed-in person, and the ways to sign out. */
export function UserMenu({
  person: { displayName, email, photoUrl, company },
  inHeader = false,
}: UserMenuProps) {
  const t = useTranslations('userMenu')
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { leaving, signOut } = useSignOut()

  const close = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])
  useDismissal(true, close, menu, summary)

  return (
    <details ref={menu} className="relative">
      <summary
        ref={summary}
        className={classNames(
          'flex min-h-11 list-none items-center gap-2.5 rounded-control px-1 hover:bg-well [&::-webkit-details-marker]:hidden',
          !inHeader && 'lg:px-2 lg:py-2',
        )}
      >
        <span className="sr-only">{t('open', { name: displayName })}</span>
        <Avatar name={displayName} src={photoUrl} />
        {!inHeader && (
          <>
            <span className="hidden min-w-0 flex-1 leading-snug lg:block">
              <span className="font-medium">
                <Unbroken isName inOneLine>
                  {displayName}
                </Unbroken>
              </span>
              <span className="block truncate text-xs text-ink-3">{email}</span>
            </span>
            <Icon name="more" className="hidden size-5 text-ink-3 lg:block" />
          </>
        )}
      </summary>
      <div
        className={classNames(
          'absolute top-full right-0 z-30 mt-2 w-64 rounded-card border border-line bg-card p-2 shadow-soft',
          !inHeader && 'lg:top-auto lg:bottom-full lg:left-0 lg:mt-0 lg:mb-2',
        )}
      >
        <p className={classNames('border-b border-line px-3 pt-1 pb-3', !inHeader && 'lg:hidden')}>
          <span className="font-medium">
            <Unbroken isName inOneLine>
              {displayName}
            </Unbroken>
          </span>
          <span className="block truncate text-sm text-ink-3">{email}</span>
        </p>
        {inHeader && (
          <div className="border-b border-line pb-2 sm:hidden">
            <MenuLink icon="home" href="/">
              {t('home')}
            </MenuLink>
          </div>
        )}
        {company && (
          <div className="border-b border-line pb-2">
            <p className={classNames('px-3 pt-2 text-sm text-ink-3', !inHeader && 'lg:hidden')}>
              <Unbroken isName inOneLine>
                {company.name}
              </Unbroken>
            </p>
            {placesOfCompany.map(([icon, href, key]) => (
              <MenuLink key={key} icon={icon} href={href}>
                {t(key)}
              </MenuLink>
            ))}
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
