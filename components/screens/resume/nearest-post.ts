import 'server-only'
import { settled } from '@/lib/api/settled'
import { getBranch } from '@/lib/branches/data'
import { listJobPosts } from '@/lib/job-posts/data'
import type { JobPostPage } from '@/lib/job-posts/job-post'
import type { MatchQuery } from '@/lib/matches/match'
import { matchQuery } from '@/lib/matches/match-query'
import { bangkokToday } from '@/validators/rules'

/** A published post of the viewer's company, with its soonest shift and what it asks for. */
export type NearestPost = {
  readonly id: string
  readonly title: string
  readonly shift: { readonly date: string; readonly startTime: string; readonly endTime: string }
  readonly query: MatchQuery
}

/** Why no post of the company can be compared with anybody. */
export type NoNearestPost = 'none' | 'noShift' | 'noPlace' | 'unready' | 'failed'

/** The post to compare with, or why there is none. */
export type NearestOrNot = { readonly post: NearestPost } | { readonly not: NoNearestPost }

type Post = JobPostPage['items'][number]
type Shift = NearestPost['shift']

const startOf = ({ date, startTime }: Shift) => `${date} ${startTime}`

/** The soonest shift of a post that is not over; null where it has none with hours. */
function soonestShift({ shifts }: Post, today: string): Shift | null {
  const toCome = shifts.flatMap(({ date, startTime, endTime }) =>
    date && startTime && endTime && date >= today ? [{ date, startTime, endTime }] : [],
  )
  return toCome.sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))[0] ?? null
}

async function nearestOf(post: Post, shift: Shift, today: string): Promise<NearestOrNot> {
  const branch = post.branchId ? await getBranch(post.branchId) : null
  if (!branch || branch.lat === null || branch.lng === null) return { not: 'noPlace' }
  const query = matchQuery(post, { lat: branch.lat, lng: branch.lng }, today)
  if (!query) return { not: 'unready' }
  return { post: { id: post.id, title: post.title ?? '', shift, query } }
}

/** More published posts than this are not looked through. */
const lookedThrough = 50

/**
 * The published post of the viewer's company whose shift comes soonest, of those that people can be compared with; else
 * why there is none.
 */
export async function findNearestPost(): Promise<NearestOrNot> {
  const today = bangkokToday()
  const found = await settled(listJobPosts({ state: 'published' }, lookedThrough))
  if (!found) return { not: 'failed' }
  const { items } = found.data
  if (items.length === 0) return { not: 'none' }
  const dated = items.flatMap((post) => {
    const shift = soonestShift(post, today)
    return shift ? [{ post, shift }] : []
  })
  dated.sort((one, other) => (startOf(one.shift) < startOf(other.shift) ? -1 : 1))
  let first: NearestOrNot | null = null
  for (const { post, shift } of dated.slice(0, 3)) {
    const described = (await settled(nearestOf(post, shift, today)))?.data ?? { not: 'failed' as const }
    if ('post' in described) return described
    first ??= described
  }
  return first ?? { not: 'noShift' }
}
