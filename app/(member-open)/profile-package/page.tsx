import { publicMetadata } from '@/lib/documents/public-metadata'
import { startingPrices } from '@/validators/price-list'
import { ProfilePackageScreen } from '../profile-package-screens'

export const generateMetadata = () => publicMetadata('/profile-package')

export default function ProfilePackagePage() {
  return <ProfilePackageScreen prices={startingPrices} />
}
