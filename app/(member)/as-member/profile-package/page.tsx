import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ProfilePackageScreen } from '../../../(member-open)/profile-package-screens'
import { getViewersStanding } from '../viewers-standing'

export const generateMetadata = () => publicMetadata('/profile-package')

export default async function MembersProfilePackagePage() {
  const own = await getViewersStanding()
  return <ProfilePackageScreen prices={await getPrices()} signedIn own={own} />
}
