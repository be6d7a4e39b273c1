import { ProfilePackageScreen } from '@/components/screens/open/profile-package-screens'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { startingPrices } from '@/validators/price-list'

export const generateMetadata = () => publicMetadata('/profile-package')

export default function ProfilePackagePage() {
  return <ProfilePackageScreen prices={startingPrices} />
}
