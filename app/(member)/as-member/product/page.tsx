import { ProductScreen } from '@/components/screens/open/product-screen'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  const own = await getViewersStanding()
  return <ProductScreen prices={await getPrices()} signedIn own={own} />
}
