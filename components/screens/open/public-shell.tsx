import type { ReactNode } from 'react'
import { ContactShell } from '@/components/layout/contact-shell'
import { PublicUserMenu } from './public-user-menu'

/** Layout "contact" with the user menu for signed-in people. */
export function PublicShell({ children }: { children: ReactNode }) {
  return <ContactShell userMenu={<PublicUserMenu />}>{children}</ContactShell>
}
