import { lazy } from 'react'
import { lateParts } from '@/components/layout/late-parts'

/** The dialog with the texts of addresses, which pages need for nothing else. */
export const LateProposeDialog = lazy(lateParts('addresses', () => import('./placed-propose-dialog')))
