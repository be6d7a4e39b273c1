import { AccountWatch } from '@/components/accounts/account-watch'
import { ClientMessages } from '@/components/layout/client-messages'
import { getMe } from '@/lib/accounts/data'
import type { Me } from '@/lib/accounts/me'
import { ProblemError } from '@/lib/api/problem'
import { accountMark, companyMark } from '@/lib/auth/account-mark'
import { requireViewer } from '@/lib/auth/viewer'

/** Says to a page whose it is; in every page, or a layout around it, that shows or does something for who is signed in. */
export async function PageAccount() {
  const { uid } = await requireViewer()
  const me = await orNull(getMe())
  const companyId = (me && 'member' in me && me.member?.company.id) || null
  return (
    // Messages of its own come with the notice, if it is ever shown.
    <ClientMessages messages={{}}>
      <AccountWatch
        account={await accountMark(uid)}
        company={companyId && (await companyMark(companyId))}
        name={me?.displayName ?? null}
      />
    </ClientMessages>
  )
}

/** With the service down the page is still its account's, and reports the problem itself. */
async function orNull(me: Promise<Me | null>): Promise<Me | null> {
  try {
    return await me
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}
