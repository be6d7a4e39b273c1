import { getMe } from '@/lib/accounts/data'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { ProductScreen } from '../../../(member-open)/product-screen'

export const generateMetadata = () => publicMetadata('/product')

export default async function MembersProductPage() {
  const me = await getMe()
  const own = me && 'member' in me ? ownStanding(me) : null
  return <ProductScreen prices={await getPrices()} signedIn own={own} />
}
