import { ProductScreen } from '@/components/screens/open/product-screen'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { getMe } from '@/lib/accounts/data'
import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  await requireViewer()
  const [own, me, prices] = await Promise.all([getViewersStanding(), getMe(), getPrices()])
  const member = me && 'member' in me ? me.member : null
  return (
    <ProductScreen
      prices={prices}
      signedIn
      own={own}
      canBuy={member?.can.includes('billing.pay') ?? false}
      mayPost={!member || member.can.includes('job_posts.edit')}
    />
  )
}
