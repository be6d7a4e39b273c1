import type { ReactNode } from 'react'
import { BlankShell } from '@/components/layout/blank-shell'

export default function Layout({ children }: { children: ReactNode }) {
  return <BlankShell>{children}</BlankShell>
}
