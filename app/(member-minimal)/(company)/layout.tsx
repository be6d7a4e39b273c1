import type { ReactNode } from 'react'
import { CompanyShell } from '@/components/screens/company-shell'

/** Pages about a company's branches and posts stay among its places; each renders MinimalShell, which knows its title. */
export default function Layout({ children }: { children: ReactNode }) {
  return <CompanyShell>{children}</CompanyShell>
}
