import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Main } from './main'
import { PageArea } from './page-area'
import { PublicHeader } from './public-header'
import { SkipLink } from './skip-link'

/** Layout "contact": public header and footer around the page. */
export function ContactShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <Main className="page-width flex-1 py-6 sm:py-10">
        <PageArea>{children}</PageArea>
      </Main>
      <Footer />
    </div>
  )
}
