import { ProductScreen } from '@/components/screens/open/product-screen'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { startingPrices } from '@/validators/price-list'

export const generateMetadata = () => publicMetadata('/product')

export default function ProductPage() {
  return <ProductScreen prices={startingPrices} />
}
