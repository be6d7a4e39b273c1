import { startingPrices } from '@/validators/price-list'
import { workTypes } from '@/validators/work-types'
import { WorkTypeScreen } from '../../profile-package-screens'
import { requireWorkType, type WorkTypeParams, workTypeMetadata } from '../../work-type-page'

export const generateMetadata = workTypeMetadata

/** Another type of work than these does not exist. */
export const dynamicParams = false

export const generateStaticParams = () => workTypes.map((workID) => ({ workID }))

export default async function WorkTypePage(props: WorkTypeParams) {
  return <WorkTypeScreen type={await requireWorkType(props)} prices={startingPrices} />
}
