import type { ReactNode } from 'react'
import { UserMenu } from '@/components/accounts/user-menu'
import { ClientMessages } from '@/components/layout/client-messages'
import { MemberShell } from '@/components/layout/member-shell'
import { employerPlaces, workerPlaces } from '@/components/layout/places'
import { getMe } from '@/lib/accounts/data'
import { ProblemError } from '@/lib/api/problem'
import { requireViewer } from '@/lib/auth/viewer'
import { pickMessages } from '@/lib/i18n/pick-messages'

type SignedInShellProps = { footer?: boolean; children: ReactNode }

/** The member shell around the signed-in person's pages; the pages themselves ask who that is again. */
export async function SignedInShell({ footer, children }: SignedInShellProps) {
  const [viewer, me] = await Promise.all([requireViewer(), getMeIfPossible()])
  const email = me?.email ?? viewer.email ?? ''
  return (
    <MemberShell
      places={viewer.kind === 'worker' ? workerPlaces(viewer.uid) : employerPlaces}
      footer={footer}
      userMenu={
        <ClientMessages messages={await pickMessages('userMenu')}>
          <UserMenu displayName={me?.displayName ?? email} email={email} />
        </ClientMessages>
      }
    >
      {children}
    </MemberShell>
  )
}

/** With the service down the frame still stands, and the page in it says what is wrong. */
async function getMeIfPossible() {
  try {
    return await getMe()
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}
