import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Main } from './main'
import { PageArea } from './page-area'
import { PublicHeader } from './public-header'
import { SkipLink } from './skip-link'

type ContactShellProps = {
  /** The signed-in person's menu (components/accounts/late-user-menu). */
  userMenu: ReactNode
  children: ReactNode
}

/** Layout "contact": public header and footer around the page. */
export function ContactShell({ userMenu, children }: ContactShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader userMenu={userMenu} />
      <Main className="page-width flex-1 py-6 sm:py-10">
        <PageArea>{children}</PageArea>
      </Main>
      <Footer />
    </div>
  )
}
