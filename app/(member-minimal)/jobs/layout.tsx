import type { ReactNode } from 'react'
import { PageArea } from '@/components/layout/page-area'
import { PageAccount } from '@/components/screens/page-account'

/** Applying leads nowhere but on and back: no places beside it. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageAccount />
      <PageArea>{children}</PageArea>
    </>
  )
}
