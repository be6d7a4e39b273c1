import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ProductScreen } from '../../../(member-open)/product-screen'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  await requireViewer()
  return <ProductScreen prices={await getPrices()} signedIn />
}
