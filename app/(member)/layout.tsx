import type { ReactNode } from 'react'
import { SignedInShell } from './signed-in-shell'

export default function Layout({ children }: { children: ReactNode }) {
  return <SignedInShell>{children}</SignedInShell>
}
