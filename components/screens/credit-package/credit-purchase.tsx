import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { OpenOrder } from '@/components/orders/open-order'
import { averageOf } from '@/components/orders/package-use'
import { Purchase } from '@/components/orders/purchase'
import { StandingNote } from '@/components/standing/standing-note'
import { EmptyState } from '@/components/ui/empty-state'
import type { Employer, Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { cardAccess } from '@/lib/config/card-access'
import { webSettings } from '@/lib/config/web-settings'
import { getCreditBalances, listUsableGrants } from '@/lib/credits/data'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { getJobPost } from '@/lib/job-posts/data'
import { getPurchaseOptions, getSavedCards, listLatestOrders } from '@/lib/orders/data'
import { ownStanding } from '@/lib/standing/own-standing'
import type { PackageKind } from '@/validators/price-list'
import { Balance } from './balance'
import { buffetPaysFrom } from './buffet-pays-from'
import { ClosingCompany } from './closing-company'
import { creditsInAll, creditsOf } from './credits-in-hand'
import { WaitingPost } from './waiting-post'

type CreditPurchaseProps = {
  me: Employer & { readonly member: Member }
  /** Where the payment leads on to. */
  next: string | null
  /** The kind of package somebody came for. */
  kind: PackageKind | null
  size: number | null
  isByCard: boolean
  /** The branch in whose name somebody was about to order. */
  branch: string | null
}

/** An order that was left unpaid is among the latest, or too old to matter. */
const latest = 5

/** What the company has, an order that waits for its payment, and the packages to choose from. */
export async function CreditPurchase({ me, next, kind, size, isByCard, branch }: CreditPurchaseProps) {
  const [t, options, balances, grants, orders, savedCards, messages, post] = await Promise.all([
    getTranslations('orders.buy'),
    getPurchaseOptions(),
    settled(getCreditBalances()),
    settled(listUsableGrants()),
    settled(listLatestOrders(latest)),
    settled(getSavedCards()),
    pickMessages('orders', 'problems', 'forms', 'editing', 'validation'),
    settled(getJobPost(postIn(next))),
  ])
  const now = new Date()
  const open = orders?.data.find(({ state }) => state === 'awaiting_payment')
  const notices = (
    <>
      <ClosingCompany me={me} />
      {post?.data && <WaitingPost post={post.data} />}
      <StandingNote own={ownStanding(me)} about="prices" className="mb-5" />
      {open && <OpenOrder order={open} next={next} />}
    </>
  )
  return (
    <>
      <Balance balances={balances?.data ?? null} />
      {options.packages.length === 0 ? (
        <>
          {notices}
          <EmptyState illustration="wallet" title={t('empty.title')}>
            {t('empty.about')}
          </EmptyState>
        </>
      ) : (
        <ClientMessages messages={messages}>
          <Purchase
            options={options}
            offeredAt={now.toISOString()}
            average={averageOf(options.recentPosts)}
            canEditCompany={me.member.can.includes('company.edit')}
            buffetFrom={buffetPaysFrom(options.packages)}
            buffetUntil={balances?.data.buffetUntil ?? null}
            inHand={
              grants ? creditsOf(grants.data, now) : creditsInAll(balances?.data.jobPost.available ?? 0)
            }
            kind={kind}
            wantedSize={size}
            isByCard={isByCard}
            branch={branch}
            cards={{
              job_post: cardAccess(webSettings(), 'job_post'),
              employers: cardAccess(webSettings(), 'employers'),
            }}
            savedCards={savedCards?.data ?? null}
            next={next}
          >
            {notices}
          </Purchase>
        </ClientMessages>
      )}
    </>
  )
}

/** The id of the post that an address is of; empty for other addresses. */
const postIn = (path: string | null) => /^\/job-posting\/([^/?#]+)/.exec(path ?? '')?.[1] ?? ''
