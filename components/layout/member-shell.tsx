import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { Footer } from './footer'
import { HomeLink } from './home-link'
import { Main } from './main'
import { PageArea } from './page-area'
import { PlaceLink } from './place-link'
import type { Place } from './places'
import { SkipLink } from './skip-link'

export type MemberShellProps = {
  /** The places in this person's navigation; the first is their home. */
  places: readonly Place[]
  /** A CountBadge for what waits at a place. */
  badges?: Readonly<Partial<Record<Place['key'], ReactNode>>>
  /** The company (components/companies/company-link), for people who belong to one; only on wide screens. */
  company?: ReactNode
  /** The selected branch (components/branches/branch-switcher), for people with several. */
  switcher?: ReactNode
  /** The bell (components/notifications/notification-bell), for people who get notifications. */
  notifications?: ReactNode
  /** The company's remaining credits (components/credits/credit-balance); only on wide screens. */
  balance?: ReactNode
  /** The menu of the signed-in person (components/accounts/user-menu). */
  userMenu: ReactNode
  /** Whose page it is (components/screens/page-account). */
  account: ReactNode
  /** Without a footer in "member-no-footer"; the pages of "member-minimal" have a header of their own (MinimalShell). */
  layout?: 'member' | 'member-no-footer' | 'member-minimal' | undefined
  /** Address of the landing site, where it is a site of its own. */
  landing?: string | undefined
  children: ReactNode
}

/** The pages of a post or a branch are reached from lists in the member layout: the bars stand still on the way. */
const bars = { top: 'stays-[member-top]', foot: 'stays-[member-foot]' }
const barsWithoutFooter = { top: 'stays-[member-no-footer-top]', foot: 'stays-[member-no-footer-foot]' }

/** Layout "member": a sidebar on wide screens, a bottom bar on phones. */
export function MemberShell({ layout = 'member', landing, account, children, ...rest }: MemberShellProps) {
  const stays = layout === 'member-no-footer' ? barsWithoutFooter : bars
  const footer = layout === 'member'
  const isMinimal = layout === 'member-minimal'
  return (
    <div data-bars className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <TopOrSide {...rest} className={classNames(stays.top, isMinimal && 'max-lg:hidden')} />
      <div className="flex min-h-dvh min-w-0 flex-col pb-20 lg:pb-0">
        {account}
        {isMinimal ? (
          // What follows the second segment is a part of a page, such as a post's applicants.
          <PageArea depth={2}>{children}</PageArea>
        ) : (
          // The footer begins below the window, so that it does not move while a page arrives.
          <Main
            className={classNames(
              'mx-auto w-full max-w-6xl flex-1 px-4 pt-6 sm:px-6 lg:px-8 lg:pt-8',
              footer ? 'min-h-dvh pb-6 lg:pb-8' : 'not-has-data-docked:contact-room has-data-docked:pb-6',
            )}
          >
            <PageArea>{children}</PageArea>
          </Main>
        )}
        {footer && <Footer links={false} landing={landing} />}
      </div>
      <BottomBar places={rest.places} badges={rest.badges} className={stays.foot} />
    </div>
  )
}

type TopOrSideProps = Omit<MemberShellProps, 'account' | 'layout' | 'landing' | 'children'> & {
  className: string
}

/** The bar at the top of phones, which is the sidebar of wide screens. */
function TopOrSide({
  places,
  badges,
  company,
  switcher,
  notifications,
  balance,
  userMenu,
  className,
}: TopOrSideProps) {
  const t = useTranslations('layout')
  return (
    <header
      className={classNames(
        'sticky top-0 z-20 flex items-center justify-between has-[[data-panel]]:z-40 max-lg:in-has-data-alone:static gap-3 border-b border-line bg-paper px-4 py-2 lg:h-dvh lg:flex-col lg:items-stretch lg:border-r lg:border-b-0 lg:bg-card lg:px-3.5 print:hidden',
        className,
      )}
    >
      <div className="shrink-0 lg:px-2">
        <HomeLink href={places[0]?.href} short={Boolean(switcher)} />
      </div>
      {company && <div className="-my-2 hidden min-w-0 lg:block">{company}</div>}
      {switcher && <div className="max-w-72 min-w-0 flex-1 lg:max-w-none lg:flex-none">{switcher}</div>}
      <nav
        aria-label={t('mainNavigation')}
        className="-m-1 hidden min-h-0 flex-1 overflow-y-auto p-1 lg:block"
      >
        <ul className="grid gap-1">
          {places.map(({ key, href, icon, but }) => (
            <li key={key}>
              <PlaceLink
                href={href}
                but={but}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-2 transition-colors hover:bg-well aria-[current]:bg-primary aria-[current]:text-on-primary"
              >
                <Icon name={icon} />
                <span className="flex-1">{t(key)}</span>
                {badges?.[key]}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* It loads late, and its room is reserved from the start so that nothing moves. */}
      {balance && <div className="hidden min-h-36 flex-col justify-end lg:flex">{balance}</div>}
      {notifications}
      {userMenu}
    </header>
  )
}

function BottomBar({ places, badges, className }: Pick<TopOrSideProps, 'places' | 'badges' | 'className'>) {
  const t = useTranslations('layout')
  return (
    <nav
      data-docked
      aria-label={t('mainNavigation')}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden',
        className,
      )}
    >
      <ul className="mx-auto grid max-w-md auto-cols-fr grid-flow-col">
        {places.map(
          ({ key, href, icon, but, isWideOnly }) =>
            !isWideOnly && (
              <li key={key}>
                <PlaceLink
                  href={href}
                  but={but}
                  className="group flex min-h-16 flex-col items-center justify-center gap-0.5 text-xs whitespace-nowrap text-ink-3 aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  <span className="relative rounded-full px-4 py-0.5 group-aria-[current]:bg-mango-soft">
                    <Icon name={icon} className="size-5.5" />
                    <span className="absolute -top-1 left-[55%]">{badges?.[key]}</span>
                  </span>
                  <span className="max-w-full truncate">{t(key)}</span>
                </PlaceLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
