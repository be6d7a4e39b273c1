import type { ReactNode } from 'react'
import { ContactShell } from '@/components/layout/contact-shell'

/** Layout "member" as a visitor meets it: without a membership there is the public header and footer. */
export default function Layout({ children }: { children: ReactNode }) {
  return <ContactShell>{children}</ContactShell>
}
