import type { ReactNode } from 'react'
import { HomeShell } from '@/components/layout/home-shell'
import { PublicUserMenu } from '@/components/screens/open/public-user-menu'

export default function Layout({ children }: { children: ReactNode }) {
  return <HomeShell userMenu={<PublicUserMenu />}>{children}</HomeShell>
}
