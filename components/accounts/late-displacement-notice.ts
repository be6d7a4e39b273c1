import { lateParts } from '@/components/layout/late-parts'
import type { DisplacementNoticeProps } from './displacement-notice'

/** Loads the notice with its messages and those of signing in. */
export const loadDisplacementNotice = lateParts<DisplacementNoticeProps>(
  ['accounts', 'displacement', 'forms', 'problems', 'validation'],
  () => import('./displacement-notice'),
)
