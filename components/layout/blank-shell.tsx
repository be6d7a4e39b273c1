import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { HomeLink } from './home-link'
import { Main } from './main'
import { PageArea } from './page-area'

/** Layout "blank": the logo and one centred card. */
export function BlankShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 px-4 pt-8 contact-room sm:pt-[max(3rem,14dvh)]">
      <header>
        <HomeLink />
      </header>
      <Card className="w-full max-w-md rounded-panel p-6 sm:p-8">
        <Main>
          <PageArea>{children}</PageArea>
        </Main>
      </Card>
    </div>
  )
}
