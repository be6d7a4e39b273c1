import type { JobsInstead } from '@/components/applications/own/taken-back-card'
import { jobsPath } from '@/components/job-posts/public/jobs-view'
import { settled } from '@/lib/api/settled'
import type { OwnApplication } from '@/lib/applications/own-application'
import { isUnreadLoss } from '@/lib/applications/own-jobs'
import { listPublicJobPosts } from '@/lib/job-posts/data'
import { bangkokToday } from '@/validators/rules'
import { addDays } from '@/validators/shift-days'
import { jobsOnDaysOf, uncountedInsteadOf } from './jobs-on-days'

/** How many days before and after those that became free are looked at, where nothing is on those. */
const nearDays = 3

/** The jobs that the list of an address shows, as far as one page tells; null where that cannot be known. */
async function counted(view: ReturnType<typeof jobsOnDaysOf>) {
  const found = await settled(listPublicJobPosts(view))
  return found && { count: found.data.items.length, isMore: found.data.nextCursor !== null }
}

async function insteadOf(application: OwnApplication): Promise<JobsInstead> {
  const view = jobsOnDaysOf(application)
  const same = await counted(view)
  if (!same) return uncountedInsteadOf(application)
  if (same.count > 0) return { days: 'same', path: jobsPath(view), ...same }
  const today = bangkokToday()
  const [, from] = [today, addDays(view.from ?? today, -nearDays)].sort()
  const around = {
    ...view,
    from,
    to: addDays(view.to ?? today, nearDays),
  }
  const near = await counted(around)
  if (near && near.count > 0) return { days: 'near', path: jobsPath(around), ...near }
  return { days: 'any', path: '/jobs', count: null, isMore: false }
}

/** What there is to do instead of each job that somebody lost and has not acknowledged, by its application. */
export async function jobsInsteadOf(
  live: readonly OwnApplication[],
): Promise<Readonly<Record<string, JobsInstead>>> {
  const lost = live.filter(isUnreadLoss)
  return Object.fromEntries(
    await Promise.all(lost.map(async (one) => [one.id, await insteadOf(one)] as const)),
  )
}
