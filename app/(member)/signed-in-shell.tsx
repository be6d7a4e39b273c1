import { getTranslations } from 'next-intl/server'
import { type ReactNode, Suspense } from 'react'
import { UserMenu } from '@/components/accounts/user-menu'
import { BranchSwitcher } from '@/components/branches/branch-switcher'
import { CompanyLink } from '@/components/companies/company-link'
import { CreditBalance } from '@/components/credits/credit-balance'
import { ClientMessages } from '@/components/layout/client-messages'
import { CountBadge } from '@/components/layout/count-badge'
import { MemberShell } from '@/components/layout/member-shell'
import { employerPlaces, workerPlaces } from '@/components/layout/places'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { getMe } from '@/lib/accounts/data'
import { ProblemError } from '@/lib/api/problem'
import { requireViewer } from '@/lib/auth/viewer'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { getCreditBalances } from '@/lib/credits/data'
import { formatDate } from '@/lib/dates/format-thai'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts } from '@/lib/job-posts/data'
import { countUnread } from '@/lib/notifications/data'

type SignedInShellProps = { footer?: boolean; children: ReactNode }

/** The member shell around the signed-in person's pages; the pages themselves ask who that is again. */
export async function SignedInShell({ footer, children }: SignedInShellProps) {
  const viewer = await requireViewer()
  const me = await orNull(getMe())
  const member = me && 'member' in me ? me.member : null
  const keepsFavourites = member?.can.includes('favourites.edit') ?? false
  const [switcher, bell] = member ? await Promise.all([branchSwitcher(), notificationBell()]) : []
  const email = me?.email ?? viewer.email ?? ''
  return (
    <MemberShell
      // A session made before registration was finished does not know the kind.
      places={
        (viewer.kind ?? me?.kind) === 'worker' ? workerPlaces(viewer.uid) : employerPlaces(keepsFavourites)
      }
      footer={footer}
      badges={member ? { jobPosting: <WaitingPosts /> } : undefined}
      company={member && <CompanyLink company={member.company} />}
      switcher={switcher}
      notifications={bell}
      balance={
        member?.can.includes('billing.view') && (
          <Suspense fallback={<Skeleton className="h-19" />}>
            <Credits />
          </Suspense>
        )
      }
      userMenu={
        <ClientMessages messages={await pickMessages('userMenu')}>
          <UserMenu
            displayName={me?.displayName ?? email}
            email={email}
            company={member && { name: member.company.name, isEditor: member.can.includes('company.edit') }}
          />
        </ClientMessages>
      }
    >
      {me?.deleteAfter && <DeletionNotice deleteAfter={me.deleteAfter} />}
      {children}
    </MemberShell>
  )
}

/** Who gave their account up and came back is shown the way to keep it, wherever they are. */
async function DeletionNotice({ deleteAfter }: { deleteAfter: string }) {
  const t = await getTranslations('account.deletion')
  return (
    <Alert
      tone="mango"
      title={t('pending', { day: formatDate(new Date(deleteAfter)) })}
      action={
        <ButtonLink href="/my-account#deletion" size="sm">
          {t('look')}
        </ButtonLink>
      }
      className="mb-6 print:hidden"
    />
  )
}

/** With the service down the frame still stands, and the page in it says what is wrong. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/** More branches than this are searched for: a list of them all would travel with every page. */
const listedBranches = 30

/** For members who see several branches; the others have nothing to choose. */
async function branchSwitcher() {
  const [branches, chosen] = (await orNull(Promise.all([listBranches(), getChosenBranch()]))) ?? [[], null]
  if (branches.length < 2) return null
  return (
    <ClientMessages messages={await pickMessages('branchSwitcher')}>
      <BranchSwitcher
        branches={branches.length > listedBranches ? null : branches.map(({ id, name }) => ({ id, name }))}
        chosen={chosen && { id: chosen.id, name: chosen.name }}
      />
    </ClientMessages>
  )
}

/** Without its count where that cannot be had. */
async function notificationBell() {
  const [unread, messages] = await Promise.all([orNull(countUnread()), pickMessages('notifications')])
  return (
    <ClientMessages messages={messages}>
      <NotificationBell initial={unread} />
    </ClientMessages>
  )
}

async function Credits() {
  const balances = await orNull(getCreditBalances())
  return balances && <CreditBalance balances={balances} />
}

/** Posts somebody has to go on with: drafts, and what did not pass the review. */
function WaitingPosts() {
  return (
    <Suspense>
      <WaitingCount />
    </Suspense>
  )
}

async function WaitingCount() {
  const [t, counts] = await Promise.all([getTranslations('layout'), orNull(countOfChosenBranch())])
  const count = counts ? counts.draft + counts.rejected : 0
  return <CountBadge count={count} label={t('waiting', { count })} />
}

const countOfChosenBranch = async () => countJobPosts({ branchId: (await getChosenBranch())?.id })
