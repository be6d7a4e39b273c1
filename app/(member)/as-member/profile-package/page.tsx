import { requireViewer } from '@/lib/auth/viewer'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ProfilePackageScreen } from '../../../(member-open)/profile-package-screens'

export const generateMetadata = () => publicMetadata('/profile-package')

export default async function MembersProfilePackagePage() {
  await requireViewer()
  return <ProfilePackageScreen prices={await getPrices()} signedIn />
}
