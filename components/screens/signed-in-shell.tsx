import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { UserMenu } from '@/components/accounts/user-menu'
import { BranchSwitcher } from '@/components/branches/branch-switcher'
import { CompanyLink } from '@/components/companies/company-link'
import { CreditBalance } from '@/components/credits/credit-balance'
import { ClientMessages } from '@/components/layout/client-messages'
import { CountBadge } from '@/components/layout/count-badge'
import { MemberShell, type MemberShellProps } from '@/components/layout/member-shell'
import { employerPlaces, workerPlaces } from '@/components/layout/places'
import { NotificationBell } from '@/components/notifications/notification-bell'
import { UnreadTalksPlace } from '@/components/notifications/unread-talks-place'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { Skeleton } from '@/components/ui/skeleton'
import { getMe } from '@/lib/accounts/data'
import { menuPerson } from '@/lib/accounts/menu-person'
import { ProblemError } from '@/lib/api/problem'
import { listLiveApplications } from '@/lib/applications/own-data'
import { requireViewer } from '@/lib/auth/viewer'
import { getChosenBranch, listBranches } from '@/lib/branches/data'
import { webSettings } from '@/lib/config/web-settings'
import { getCreditBalances } from '@/lib/credits/data'
import { formatDate } from '@/lib/dates/format-long'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts } from '@/lib/job-posts/data'
import { countUnread } from '@/lib/notifications/data'
import type { NotificationSource } from '@/lib/notifications/notification'
import { PageAccount } from './page-account'

type SignedInShellProps = Pick<MemberShellProps, 'layout' | 'children'>

/** The member shell around a signed-in person's pages; each page checks the session again itself. */
export async function SignedInShell({ layout, children }: SignedInShellProps) {
  const viewer = await requireViewer()
  const me = await orNull(getMe())
  const member = me && 'member' in me ? me.member : null
  const findsPeople = member?.can.includes('favourites.edit') ?? false
  const decides = member?.can.includes('applications.decide') ?? false
  // A session from before the end of registration does not hold the kind.
  const isWorker = (viewer.kind ?? me?.kind) === 'worker'
  const source = isWorker ? 'partim' : 'job-post'
  const talks = isWorker ? me !== null : decides
  const [switcher, bell] = await Promise.all([
    member && branchSwitcher(),
    // Before the end of registration nobody is notified of anything.
    (member || (isWorker && me)) && notificationBell(source),
  ])
  return (
    <MemberShell
      account={<PageAccount />}
      places={isWorker ? workerPlaces(viewer.uid) : employerPlaces({ findsPeople, talks })}
      layout={layout}
      landing={webSettings().LANDING_URL || undefined}
      badges={badgesOf({ isMember: member !== null, isWorker: isWorker && me !== null, talks })}
      company={member && <CompanyLink company={member.company} />}
      switcher={switcher}
      notifications={bell}
      balance={
        member && (
          <Suspense fallback={<Skeleton className="h-29" />}>
            <Credits canBuy={member.can.includes('billing.pay')} />
          </Suspense>
        )
      }
      userMenu={
        <ClientMessages messages={await pickMessages('userMenu')}>
          <UserMenu person={menuPerson(me, viewer.email)} />
        </ClientMessages>
      }
    >
      {me?.deleteAfter && layout !== 'member-minimal' && <DeletionNotice deleteAfter={me.deleteAfter} />}
      {children}
    </MemberShell>
  )
}

/** Shown on every page to a person who deleted their account and came back: the way to keep it. */
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

/** With the service down the shell is still shown, and the page in it reports the problem. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/** With more branches than this they are searched: a full list would be part of every page. */
const listedBranches = 30

/** The branch switcher, for members who see several branches; others have nothing to choose. */
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

/** The bell, without its count when that cannot be loaded. */
async function notificationBell(source: NotificationSource) {
  const [unread, messages] = await Promise.all([orNull(countUnread(source)), pickMessages('notifications')])
  return (
    <ClientMessages messages={messages}>
      <NotificationBell initial={unread} source={source} />
    </ClientMessages>
  )
}

async function Credits({ canBuy }: { canBuy: boolean }) {
  const balances = await orNull(getCreditBalances())
  return balances && <CreditBalance balances={balances} canBuy={canBuy} />
}

type Viewers = { isMember: boolean; isWorker: boolean; talks: boolean }

const badgesOf = ({ isMember, isWorker, talks }: Viewers) => ({
  ...(isMember && { jobPosting: <WaitingPosts /> }),
  ...(isWorker && { ownApplications: <OffersToAnswer /> }),
  ...(talks && { chat: <UnreadTalksPlace /> }),
})

/** The number of offers that wait for the worker's answer. */
function OffersToAnswer() {
  return (
    <Suspense>
      <OfferCount />
    </Suspense>
  )
}

async function OfferCount() {
  const [t, live] = await Promise.all([getTranslations('layout'), orNull(listLiveApplications())])
  const count = live?.filter(({ state }) => state === 'offered').length ?? 0
  return <CountBadge count={count} label={t('offersToAnswer', { count })} />
}

/** The number of posts somebody has to continue: drafts, and those rejected in review. */
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
