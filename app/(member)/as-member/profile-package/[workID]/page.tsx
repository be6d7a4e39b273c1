import { WorkTypeScreen } from '@/components/screens/open/profile-package-screens'
import { getViewersStanding } from '@/components/screens/open/viewers-standing'
import { areUnlocksOrderable } from '@/components/screens/open/viewers-unlocks'
import {
  requireWorkType,
  type WorkTypeParams,
  workTypeMetadata,
} from '@/components/screens/open/work-type-page'
import { getPrices } from '@/lib/packages/data'

export const generateMetadata = workTypeMetadata

export default async function MembersWorkTypePage(props: WorkTypeParams) {
  const [own, orderable] = await Promise.all([getViewersStanding(), areUnlocksOrderable()])
  return (
    <WorkTypeScreen
      type={await requireWorkType(props)}
      prices={await getPrices()}
      signedIn
      own={own}
      orderable={orderable}
    />
  )
}
