import { getMe } from '@/lib/accounts/data'
import { publicMetadata } from '@/lib/documents/public-metadata'
import { getPrices } from '@/lib/packages/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { ProfilePackageScreen } from '../../../(member-open)/profile-package-screens'

export const generateMetadata = () => publicMetadata('/profile-package')

export default async function MembersProfilePackagePage() {
  const me = await getMe()
  const own = me && 'member' in me ? ownStanding(me) : null
  return <ProfilePackageScreen prices={await getPrices()} signedIn own={own} />
}
