'use client'

import { type ComponentType, lazy } from 'react'
import type { BranchChoice } from '../branch-choice'
import type { LabourGuardProps } from './labour-guard'
import type { MoreFieldsProps } from './more-fields'
import type { QuickPostBoxProps } from './quick-post-box'

/** A form without one of its parts is better than no form, if the part's script cannot be loaded. */
const orNothing = { default: () => null }

const loadPreview = () => import('./live-preview').catch(() => orNothing)
const loadGuard = () => import('./labour-guard').catch(() => orNothing)
const loadMoreFields = () => import('./more-fields').catch(() => orNothing)
const loadQuickPost = () => import('./quick-post-box').catch(() => orNothing)

export const LivePreview = lazy<ComponentType<{ branches: readonly BranchChoice[] }>>(loadPreview)
/** Without it the service still refuses what breaks the law. */
export const LabourGuard = lazy<ComponentType<LabourGuardProps>>(loadGuard)
/** What not every post needs; a post is complete without. */
export const MoreFields = lazy<ComponentType<MoreFieldsProps>>(loadMoreFields)
export const QuickPostBox = lazy<ComponentType<QuickPostBoxProps>>(loadQuickPost)

/**
 * Loads the scripts of the parts. To be awaited before the form is hydrated: an update of the form would remove a part
 * from the server's markup whose script is not there yet, and everything below it would move.
 */
export async function loadParts({ quickPost }: { readonly quickPost: boolean }): Promise<void> {
  await Promise.all([loadPreview(), loadGuard(), loadMoreFields(), quickPost && loadQuickPost()])
}
