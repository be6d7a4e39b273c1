import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'

type AccountNavigationProps = {
  /** The signed-in person's menu (components/accounts/late-user-menu). */
  userMenu: ReactNode
  /** False where the page itself contains the registration. */
  register?: boolean
}

/**
 * Links to sign in and register for visitors, links to their own pages for signed-in people. A static page contains both;
 * its first script decides before the first paint which of them is shown.
 */
export function AccountNavigation({ userMenu, register = true }: AccountNavigationProps) {
  const t = useTranslations('layout')
  return (
    <nav
      aria-label={t('accountNavigation')}
      className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2"
    >
      <Link
        href="/jobs"
        prefetch="reach"
        className="inline-flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink"
      >
        {t('jobs')}
      </Link>
      <div className="contents signed-in:hidden">
        <ButtonLink href="/login" variant="secondary" size="sm">
          {t('signIn')}
        </ButtonLink>
        {register && (
          <div className="max-sm:hidden">
            <ButtonLink href="/register" size="sm">
              {t('register')}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className="contents signed-out:hidden">
        <div className="max-sm:hidden">
          <ButtonLink href="/" prefetch="reach" variant="secondary" size="sm">
            {t('ownPages')}
          </ButtonLink>
        </div>
        {userMenu}
      </div>
    </nav>
  )
}
