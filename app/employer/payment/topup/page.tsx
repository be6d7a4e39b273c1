import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { ClientMessages } from '@/components/layout/client-messages'
import { Main } from '@/components/layout/main'
import { LazyCardResult, LazyPromptPay, LazyPurchase } from '@/components/orders/lazy-payments'
import { averageOf } from '@/components/orders/package-use'
import { TopupScreen } from '@/components/orders/topup-screen'
import { Balance } from '@/components/screens/credit-package/balance'
import { buffetPaysFrom } from '@/components/screens/credit-package/buffet-pays-from'
import { creditsInAll } from '@/components/screens/credit-package/credits-in-hand'
import { PageAccount } from '@/components/screens/page-account'
import { DeadLink, NoTopupOrder, NotForYou, PassOver } from '@/components/screens/topup/closed-topup'
import { requireEmployer } from '@/lib/accounts/data'
import { isId } from '@/lib/api/ids'
import { readPass } from '@/lib/auth/topup-pass'
import { topupPath } from '@/lib/auth/topup-path'
import { getViewer, requireViewer } from '@/lib/auth/viewer'
import { cardAccess } from '@/lib/config/card-access'
import { operator } from '@/lib/config/operator'
import { webSettings } from '@/lib/config/web-settings'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { answerOf } from '@/lib/orders/app-answer'
import type { Order } from '@/lib/orders/order'
import { type Topup, topupOfMember, topupOfPass, topupOrder } from '@/lib/orders/topup-data'
import { isPaid } from '@/validators/states/order'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('topup')
  // The gate learns from the referrer that the router stays on this screen; banks and apps learn nothing from it.
  return { title: t('title'), robots: { index: false }, referrer: 'same-origin' }
}

type Query = {
  order?: string | string[]
  /** `card` for who wants to pay the order by one. */
  by?: string | string[]
  /** `over` for a link that is used or too old. */
  link?: string | string[]
  /** `bank` for who comes back from it, `pass` for whose pass ended on the screen. */
  from?: string | string[]
}
type Props = { searchParams: Promise<Query> }

/** Buying credit inside a phone app: choosing, paying and the result, without anything around them. */
export default async function TopupPage({ searchParams }: Props) {
  return (
    <div className="mx-auto max-w-5xl px-4 py-5">
      <Main>
        <TopupContent query={await searchParams} />
      </Main>
    </div>
  )
}

async function TopupContent({ query }: { query: Query }) {
  const pass = await readPass()
  const withPass = pass === null ? null : await topupOfPass(pass)
  if (withPass) return <Screens pass={pass} topup={withPass} query={query} />
  if ((query.link ?? query.from) !== undefined && !(await getViewer())) {
    const orderId = orderIdOf(query)
    return orderId === null ? <DeadLink /> : <PassOver orderId={orderId} />
  }
  await requireViewer(topupPath)
  const me = await requireEmployer()
  if (!me.member) return <CompanyRequired {...me} />
  if (!me.member.can.includes('billing.pay')) return <NotForYou />
  return (
    <>
      <PageAccount />
      <Screens pass={null} topup={await topupOfMember()} query={query} />
    </>
  )
}

const orderIdOf = ({ order }: Query): string | null =>
  typeof order === 'string' && isId(order) ? order : null

type ScreensProps = { pass: string | null; topup: Topup; query: Query }

async function Screens({ pass, topup, query }: ScreensProps) {
  const id = orderIdOf(query)
  const [t, messages, order] = await Promise.all([
    getTranslations('topup'),
    pickMessages('orders', 'problems', 'forms', 'editing', 'validation', 'topup'),
    id && topupOrder(pass, id),
  ])
  if (query.order !== undefined && !order) return <NoTopupOrder />
  const name = pass === null ? 'member' : 'topup'
  const paid = order && isPaid(order.state) ? answerOf(order) : null
  return (
    <ClientMessages messages={messages}>
      <TopupScreen name={name} returnTo={topup.returnTo} paid={paid} isBack={query.from === 'bank'}>
        {order ? (
          <Payment order={order} wantsCard={query.by === 'card'} savedCards={topup.savedCards} />
        ) : (
          <>
            <h1 className="text-3xl">{t('title')}</h1>
            <Balance balances={topup.balances} />
            <LazyPurchase
              options={topup.options}
              offeredAt={new Date().toISOString()}
              average={averageOf(topup.options.recentPosts)}
              canEditCompany={false}
              buffetFrom={buffetPaysFrom(topup.options.packages)}
              buffetUntil={topup.balances.buffetUntil}
              inHand={creditsInAll(topup.balances.jobPost.available)}
              cards={{
                job_post: cardAccess(webSettings(), 'job_post'),
                employers: cardAccess(webSettings(), 'employers'),
              }}
              savedCards={topup.savedCards}
              next={null}
            />
          </>
        )}
      </TopupScreen>
    </ClientMessages>
  )
}

type PaymentProps = { order: Order; wantsCard: boolean; savedCards: Topup['savedCards'] }

function Payment({ order, wantsCard, savedCards }: PaymentProps) {
  const access = cardAccess(webSettings(), order.merchant)
  const shared = { order, canPay: true, available: null, history: null, next: null }
  if (wantsCard || order.payment?.method === 'card') {
    return <LazyCardResult {...shared} access={access} savedCards={savedCards} />
  }
  return <LazyPromptPay {...shared} seller={operator.legalName} takesCards={access !== null} />
}
