import { WorkTypeScreen } from '@/components/screens/open/profile-package-screens'
import { getViewersRights } from '@/components/screens/open/viewers-rights'
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
  const [own, orderable, { mayPost }] = await Promise.all([
    getViewersStanding(),
    areUnlocksOrderable(),
    getViewersRights(),
  ])
  return (
    <WorkTypeScreen
      type={await requireWorkType(props)}
      prices={await getPrices()}
      signedIn
      own={own}
      orderable={orderable}
      mayPost={mayPost}
    />
  )
}
