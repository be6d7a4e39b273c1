import type { ReactNode } from 'react'
import { PageArea } from '@/components/layout/page-area'

/** The pages bring their MinimalShell themselves: they know its title and its actions. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PageArea>{children}</PageArea>
}
