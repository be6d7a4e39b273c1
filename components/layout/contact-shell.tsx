import type { ReactNode } from 'react'
import { Footer } from './footer'
import { PublicHeader } from './public-header'
import { mainId, SkipLink } from './skip-link'

/** Layout "contact": public header and footer around the page. */
export function ContactShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <main id={mainId} className="page-width flex-1 py-6 sm:py-10">
        {children}
      </main>
      <Footer />
    </div>
  )
}
