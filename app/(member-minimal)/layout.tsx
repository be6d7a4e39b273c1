import type { ReactNode } from 'react'
import { PageArea } from '@/components/layout/page-area'
import { PageAccount } from '@/components/screens/page-account'

/**
 * Layout "member-minimal"; each page renders MinimalShell itself, because it knows its title and actions. What follows
 * the second segment is a part of a page, such as a post's applicants.
 */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <PageAccount />
      <PageArea depth={2}>{children}</PageArea>
    </>
  )
}
