import type { ReactNode } from 'react'
import { PublicShell } from '@/components/screens/open/public-shell'

/** Layout "member" for visitors: without a membership they see the public header and footer. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PublicShell>{children}</PublicShell>
}
