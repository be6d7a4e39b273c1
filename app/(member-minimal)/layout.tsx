import type { ReactNode } from 'react'
import { PageArea } from '@/components/layout/page-area'

/** Layout "member-minimal"; each page renders MinimalShell itself, because it knows its title and actions. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PageArea>{children}</PageArea>
}
