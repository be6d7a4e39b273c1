import { getPrices } from '@/lib/packages/data'
import { WorkTypeScreen } from '../../../../(member-open)/profile-package-screens'
import {
  requireWorkType,
  type WorkTypeParams,
  workTypeMetadata,
} from '../../../../(member-open)/work-type-page'
import { getViewersStanding } from '../../viewers-standing'

export const generateMetadata = workTypeMetadata

export default async function MembersWorkTypePage(props: WorkTypeParams) {
  const own = await getViewersStanding()
  return <WorkTypeScreen type={await requireWorkType(props)} prices={await getPrices()} signedIn own={own} />
}
