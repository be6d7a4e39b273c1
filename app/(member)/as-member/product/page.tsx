import { ProductScreen } from '@/components/screens/open/product-screen'
import { getViewersRights } from '@/components/screens/open/viewers-rights'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  await requireViewer()
  const [own, rights, prices] = await Promise.all([getViewersStanding(), getViewersRights(), getPrices()])
  return <ProductScreen prices={prices} signedIn own={own} {...rights} />
}
