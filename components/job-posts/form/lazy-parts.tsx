'use client'

import type { ComponentType } from 'react'
import type { FoldedPostProps } from './folded-post'
import type { LabourGuardProps } from './labour-guard'
import type { LivePreviewProps } from './live-preview'
import type { MoreFieldsProps } from './more-fields'
import type { QuickPostBoxProps } from './quick-post-box'

export type FormParts = {
  readonly LivePreview: ComponentType<LivePreviewProps>
  /** Without it the service still refuses what breaks the law. */
  readonly LabourGuard: ComponentType<LabourGuardProps>
  /** What not every post needs; a post is complete without. */
  readonly MoreFields: ComponentType<MoreFieldsProps>
  /** Without it a form is never folded. */
  readonly FoldedPost: ComponentType<FoldedPostProps> | null
  /** Only for a new post. */
  readonly QuickPostBox: ComponentType<QuickPostBoxProps> | null
}

/** A form without one of its parts is better than no form, if the part's script cannot be loaded. */
const orNothing = { default: () => null }
const orNone = { default: null }

/**
 * Loads the parts, whose scripts arrive beside the form's. The form gets them and is hydrated as a whole: a part that
 * was hydrated later would find the form's values changed meanwhile by a draft or by what was typed early.
 */
export async function loadParts({ quickPost }: { readonly quickPost: boolean }): Promise<FormParts> {
  const [preview, guard, moreFields, foldedPost, quickPostBox] = await Promise.all([
    import('./live-preview').catch(() => orNothing),
    import('./labour-guard').catch(() => orNothing),
    import('./more-fields').catch(() => orNothing),
    import('./folded-post').catch(() => orNone),
    quickPost ? import('./quick-post-box').catch(() => orNone) : orNone,
  ])
  return {
    LivePreview: preview.default,
    LabourGuard: guard.default,
    MoreFields: moreFields.default,
    FoldedPost: foldedPost.default,
    QuickPostBox: quickPostBox.default,
  }
}
