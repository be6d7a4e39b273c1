import type { ReactNode } from 'react'
import { SignedInShell } from '@/components/screens/signed-in-shell'

/** Pages about a company's branches and posts stay among its places; each renders MinimalShell, which knows its title. */
export default function Layout({ children }: { children: ReactNode }) {
  return <SignedInShell layout="member-minimal">{children}</SignedInShell>
}
