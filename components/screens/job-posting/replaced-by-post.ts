import type { Application } from '@/lib/applications/application'
import { isUnderWay } from '@/lib/job-posts/apply-until'
import type { JobPost } from '@/lib/job-posts/job-post'
import { areShiftsChosen } from '@/validators/shift-places'

type Terms = Pick<JobPost, 'shifts' | 'shiftChoice' | 'payUnit'>

/**
 * Whether somebody who cannot come is replaced by a post of its own for their shifts: a job that everybody does as a whole takes
 * nobody for a part of it, and nobody at all once it has begun.
 */
export const isReplacedByPost = (
  post: Terms,
  { state }: Pick<Application, 'state'>,
  now = new Date(),
): boolean => !areShiftsChosen(post) && (state === 'hired' || isUnderWay(post, now))
