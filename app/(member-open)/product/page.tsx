import { publicMetadata } from '@/lib/documents/public-metadata'
import { startingPrices } from '@/validators/price-list'
import { ProductScreen } from '../product-screen'

export const generateMetadata = () => publicMetadata('/product')

export default function ProductPage() {
  return <ProductScreen prices={startingPrices} />
}
