import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CompanyRequired } from '@/components/companies/company-required'
import { CreditPurchase } from '@/components/screens/credit-package/credit-purchase'
import { OthersBuy } from '@/components/screens/credit-package/others-buy'
import { requireEmployer } from '@/lib/accounts/data'
import type { Member } from '@/lib/accounts/me'
import { settled } from '@/lib/api/settled'
import { safeNextPath } from '@/lib/auth/next-path'
import { listPayers } from '@/lib/members/data'
import { packageKinds } from '@/validators/price-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('orders.buy')
  return { title: t('title') }
}

type Query = Partial<Record<'next' | 'kind' | 'size' | 'by' | 'branch', string | string[]>>
type Props = { searchParams: Promise<Query> }

/** Choosing and ordering a credit package; for members who pay for their company. */
export default async function CreditPackagePage({ searchParams }: Props) {
  const [me, { next, kind, size, by, branch }, t] = await Promise.all([
    requireEmployer(),
    searchParams,
    getTranslations('orders.buy'),
  ])
  const { member } = me
  return (
    <>
      <h1 className="text-3xl">{t('title')}</h1>
      {!member && <CompanyRequired {...me} />}
      {member &&
        (member.can.includes('billing.pay') ? (
          <CreditPurchase
            me={{ ...me, member }}
            next={safeNextPath(next, '') || null}
            kind={packageKinds.find((known) => known === kind) ?? null}
            size={Number(size) || null}
            isByCard={by === 'card'}
            branch={typeof branch === 'string' ? branch : null}
          />
        ) : (
          <NotForYou member={member} />
        ))}
    </>
  )
}

async function NotForYou({ member }: { member: Member }) {
  const payers = await settled(listPayers())
  return <OthersBuy payers={payers?.data ?? null} canAsk={member.can.includes('job_posts.publish')} />
}
