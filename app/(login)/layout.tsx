import type { ReactNode } from 'react'
import { LoginShell } from '@/components/layout/login-shell'

export default function Layout({ children }: { children: ReactNode }) {
  return <LoginShell>{children}</LoginShell>
}
