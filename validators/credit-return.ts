import { currentTime } from './clock'
import type { JobPostState } from './states/job-post'

/** For how many minutes after its publication a cancelled post gives its credit back, while nobody has applied. */
export const creditReturnMinutes = 10

type Post = { readonly state: JobPostState; readonly publishedAt: Date | null }

/**
 * Whether workers are shown a post, and have been for so short a time that cancelling it gives its credit back if nobody
 * has applied.
 */
export function isCreditReturnable({ state, publishedAt }: Post, now = currentTime()): boolean {
  if (publishedAt === null || (state !== 'published' && state !== 'paused')) return false
  return now.getTime() - publishedAt.getTime() < creditReturnMinutes * 60_000
}
