import type { Application } from '@/lib/applications/application'
import { isUnderWay } from '@/lib/job-posts/apply-until'
import type { JobPost } from '@/lib/job-posts/job-post'
import { isReplacedByPost as isReplaced } from '@/validators/replaced-by-post'

type Terms = Pick<JobPost, 'shifts' | 'shiftChoice' | 'payUnit'>

/** Whether somebody who cannot come to a post's shifts is replaced by a post of its own. */
export const isReplacedByPost = (
  post: Terms,
  application: Pick<Application, 'state'>,
  now = new Date(),
): boolean => isReplaced(post, application, isUnderWay(post, now))
