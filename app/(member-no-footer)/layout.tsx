import type { ReactNode } from 'react'
import { SignedInShell } from '@/components/screens/signed-in-shell'

export default function Layout({ children }: { children: ReactNode }) {
  return <SignedInShell layout="member-no-footer">{children}</SignedInShell>
}
