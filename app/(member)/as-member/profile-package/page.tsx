import { ProfilePackageScreen } from '@/components/screens/open/profile-package-screens'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { areUnlocksOrderable } from '@/components/screens/open/viewers-unlocks'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = () => publicMetadata('/profile-package')

export default async function MembersProfilePackagePage() {
  const [own, orderable] = await Promise.all([getViewersStanding(), areUnlocksOrderable()])
  return <ProfilePackageScreen prices={await getPrices()} signedIn own={own} orderable={orderable} />
}
