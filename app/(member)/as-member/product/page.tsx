import { ProductScreen } from '@/components/screens/open/product-screen'
import { mayViewerPost } from '@/components/screens/open/viewers-posting'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { getMe } from '@/lib/accounts/data'
import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  await requireViewer()
  const [own, me, mayPost, prices] = await Promise.all([
    getViewersStanding(),
    getMe(),
    mayViewerPost(),
    getPrices(),
  ])
  const member = me && 'member' in me ? me.member : null
  return (
    <ProductScreen
      prices={prices}
      signedIn
      own={own}
      canBuy={member?.can.includes('billing.pay') ?? false}
      mayPost={mayPost}
    />
  )
}
