import { WorkTypeScreen } from '@/components/screens/open/profile-package-screens'
import {
  requireWorkType,
  type WorkTypeParams,
  workTypeMetadata,
} from '@/components/screens/open/work-type-page'
import { startingPrices } from '@/validators/price-list'
import { workTypes } from '@/validators/work-types'

export const generateMetadata = workTypeMetadata

/** Any other type of work does not exist. */
export const dynamicParams = false

export const generateStaticParams = () => workTypes.map((workID) => ({ workID }))

export default async function WorkTypePage(props: WorkTypeParams) {
  return <WorkTypeScreen type={await requireWorkType(props)} prices={startingPrices} />
}
