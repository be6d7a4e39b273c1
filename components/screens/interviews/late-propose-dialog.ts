import { lateParts } from '@/components/layout/late-parts'
import { pressPart } from '@/components/ui/press-part'

/** The dialog with the texts of addresses, which pages need for nothing else. */
export const LateProposeDialog = pressPart(lateParts('addresses', () => import('./placed-propose-dialog')))
