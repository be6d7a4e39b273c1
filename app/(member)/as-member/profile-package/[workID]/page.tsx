import { getMe } from '@/lib/accounts/data'
import { getPrices } from '@/lib/packages/data'
import { ownStanding } from '@/lib/standing/own-standing'
import { WorkTypeScreen } from '../../../../(member-open)/profile-package-screens'
import {
  requireWorkType,
  type WorkTypeParams,
  workTypeMetadata,
} from '../../../../(member-open)/work-type-page'

export const generateMetadata = workTypeMetadata

export default async function MembersWorkTypePage(props: WorkTypeParams) {
  const me = await getMe()
  const own = me && 'member' in me ? ownStanding(me) : null
  return <WorkTypeScreen type={await requireWorkType(props)} prices={await getPrices()} signedIn own={own} />
}
