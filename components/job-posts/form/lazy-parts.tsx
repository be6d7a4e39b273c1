'use client'

import type { ComponentType } from 'react'
import type { BranchChoice } from '../branch-choice'
import type { LabourGuardProps } from './labour-guard'
import type { MoreFieldsProps } from './more-fields'
import type { QuickPostBoxProps } from './quick-post-box'

export type FormParts = {
  readonly LivePreview: ComponentType<{ branches: readonly BranchChoice[] }>
  /** Without it the service still refuses what breaks the law. */
  readonly LabourGuard: ComponentType<LabourGuardProps>
  /** What not every post needs; a post is complete without. */
  readonly MoreFields: ComponentType<MoreFieldsProps>
  /** Only for a new post. */
  readonly QuickPostBox: ComponentType<QuickPostBoxProps>
}

/** A form without one of its parts is better than no form, if the part's script cannot be loaded. */
const orNothing = { default: () => null }

/**
 * Loads the parts, whose scripts arrive beside the form's. The form gets them and is hydrated as a whole: a part that
 * was hydrated later would find the form's values changed meanwhile by a draft or by what was typed early.
 */
export async function loadParts({ quickPost }: { readonly quickPost: boolean }): Promise<FormParts> {
  const [preview, guard, moreFields, quickPostBox] = await Promise.all([
    import('./live-preview').catch(() => orNothing),
    import('./labour-guard').catch(() => orNothing),
    import('./more-fields').catch(() => orNothing),
    quickPost ? import('./quick-post-box').catch(() => orNothing) : orNothing,
  ])
  return {
    LivePreview: preview.default,
    LabourGuard: guard.default,
    MoreFields: moreFields.default,
    QuickPostBox: quickPostBox.default,
  }
}
