import { type QuickPost, readQuickPost } from '@/lib/job-posts/quick-post/read-quick-post'
import type { BranchChoice } from '../branch-choice'

type Read = { readonly post: QuickPost; readonly today: string; readonly branches: readonly BranchChoice[] }

/**
 * The name of a branch in a quick-post line that the company does not have; null where the line names none, or one that
 * several branches answer to.
 */
export function unknownBranchIn(text: string, { post, today, branches }: Read): string | null {
  if (post.branchId !== null) return null
  for (const { topic, isClear, start, end } of post.marks) {
    const named = text.slice(start, end)
    if (topic !== 'place' || isClear || !named.startsWith('สาขา')) continue
    const isKnown = branches.some(
      (branch) => readQuickPost(named, { today, branches: [branch] }).branchId !== null,
    )
    if (!isKnown) return named.replace(/^สาขา\s*/, '')
  }
  return null
}
