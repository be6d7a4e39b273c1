import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { CompanyLink } from '@/components/companies/company-link'
import { CreditBalance } from '@/components/credits/credit-balance'
import { ClientMessages } from '@/components/layout/client-messages'
import { CountBadge } from '@/components/layout/count-badge'
import { placesOf } from '@/components/layout/places'
import { BellWhenIdle } from '@/components/notifications/bell-when-idle'
import { UnreadTalksPlace } from '@/components/notifications/unread-talks-place'
import { Skeleton } from '@/components/ui/skeleton'
import { getMe } from '@/lib/accounts/data'
import { ProblemError } from '@/lib/api/problem'
import { listLiveApplications } from '@/lib/applications/own-data'
import { ownJobsOf, toAnswerOf } from '@/lib/applications/own-jobs'
import { requireViewer } from '@/lib/auth/viewer'
import { getChosenBranch } from '@/lib/branches/data'
import { webSettings } from '@/lib/config/web-settings'
import { getCreditBalances } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { countJobPosts } from '@/lib/job-posts/data'
import { countUnread } from '@/lib/notifications/data'
import type { NotificationSource } from '@/lib/notifications/notification'
import { PageAccount } from './page-account'

/** Who is signed in, and what every shell with places shows of them. */
export async function shellParts() {
  const viewer = await requireViewer()
  const me = await orNull(getMe())
  const member = me && 'member' in me ? me.member : null
  const findsPeople = member?.can.includes('favourites.edit') ?? false
  const keepsBooks = !findsPeople && (member?.can.includes('billing.view') ?? false)
  const decides = member?.can.includes('applications.decide') ?? false
  // A session from before the end of registration does not hold the kind.
  const kind = viewer.kind ?? me?.kind ?? null
  const isWorker = kind === 'worker'
  const talks = isWorker ? me !== null : decides
  return {
    viewer,
    me,
    member,
    bars: {
      account: <PageAccount />,
      places: placesOf({ uid: viewer.uid, kind }, { findsPeople, talks, keepsBooks }),
      landing: webSettings().LANDING_URL || undefined,
      badges: badgesOf({ isMember: member !== null, isWorker: isWorker && me !== null, talks }),
      company: member && <CompanyLink company={member.company} />,
      // Before the end of registration nobody is notified of anything.
      notifications: (member || (isWorker && me)) && <Bell source={isWorker ? 'partim' : 'job-post'} />,
      balance: member && (
        <Suspense fallback={<Skeleton className="h-29" />}>
          <Credits canBuy={member.can.includes('billing.pay')} />
        </Suspense>
      ),
    },
  }
}

/** With the service down the shell is still shown, and the page in it reports the problem. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

/** The bell, without its count when that cannot be loaded. */
async function Bell({ source }: { source: NotificationSource }) {
  const [unread, messages] = await Promise.all([orNull(countUnread(source)), pickMessages('notifications')])
  return (
    <ClientMessages messages={messages}>
      <BellWhenIdle initial={unread} source={source} />
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

/** The number of offers and new jobs that wait for the worker's answer. */
function OffersToAnswer() {
  return (
    <Suspense>
      <OfferCount />
    </Suspense>
  )
}

async function OfferCount() {
  const [t, live] = await Promise.all([getTranslations('layout'), orNull(listLiveApplications())])
  const now = Date.now()
  const count = live ? toAnswerOf(ownJobsOf(live, now), now).count : 0
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
