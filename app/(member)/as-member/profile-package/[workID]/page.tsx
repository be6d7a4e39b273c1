import { requireViewer } from '@/lib/auth/viewer'
import { getPrices } from '@/lib/packages/data'
import { WorkTypeScreen } from '../../../../(member-open)/profile-package-screens'
import {
  requireWorkType,
  type WorkTypeParams,
  workTypeMetadata,
} from '../../../../(member-open)/work-type-page'

export const generateMetadata = workTypeMetadata

export default async function MembersWorkTypePage(props: WorkTypeParams) {
  await requireViewer()
  return <WorkTypeScreen type={await requireWorkType(props)} prices={await getPrices()} signedIn />
}
