import type { ReactNode } from 'react'
import { ContactShell } from '@/components/layout/contact-shell'

export default function Layout({ children }: { children: ReactNode }) {
  return <ContactShell>{children}</ContactShell>
}
