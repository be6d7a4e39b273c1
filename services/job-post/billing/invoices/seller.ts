import { operator } from '@/lib/config/operator'
import type { Buyer } from '../../shapes/buyer'

/** Who sells, as our documents name them now; each document keeps its own copy. */
export const currentSeller: Buyer = {
  name: operator.legalName,
  taxId: operator.taxId,
  branchNumber: operator.branchNumber,
  address: { ...operator.address },
}
