import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ProductScreen } from '../../../(member-open)/product-screen'
import { getViewersStanding } from '../viewers-standing'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  const own = await getViewersStanding()
  return <ProductScreen prices={await getPrices()} signedIn own={own} />
}
