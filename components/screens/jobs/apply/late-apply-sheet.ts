import { applyMessages } from '@/components/applications/own/apply-messages'
import { lateParts, OnlyMessages } from '@/components/layout/late-parts'
import type { ApplySheetProps } from './apply-sheet'

/** Loads what is in the sheet, with all its messages: the job's page has none. */
export const loadApplySheet = lateParts<ApplySheetProps>(
  ['accounts', ...applyMessages],
  () => import('./apply-sheet'),
  OnlyMessages,
)
