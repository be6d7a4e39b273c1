import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { toKilometres } from '@/services/shared/nearness'
import { stationIn } from '../job-posts/stations'
import type { ListedJobPostPage } from './present'
import { listOpenJobPosts } from './repository'
import type { PublicFilter } from './search-filter-repository'

type Nearby = Static<typeof ListedJobPostPage>['nearby']

/** Of a search without result that names a station: where the nearest post of its other words is, or of any words. */
export async function nearbyOf(db: Database, { q, ...filter }: PublicFilter): Promise<Nearby> {
  const asked = q ? stationIn(q) : null
  if (!asked) return null
  const others = (q ?? '').toLowerCase().replace(asked.written, ' ').trim()
  for (const words of others ? [others, undefined] : [undefined]) {
    const [post] = await listOpenJobPosts(db, {
      ...filter,
      q: words,
      sort: 'near',
      near: asked,
      after: null,
      limit: 1,
    })
    if (post?.distance !== null && post !== undefined) {
      const distanceKm = Math.round(toKilometres(post.distance) * 10) / 10
      return {
        asked: asked.name,
        from: filter.from ?? null,
        to: filter.also?.to ?? filter.to ?? null,
        q: words ?? null,
        district: post.place.district,
        province: post.place.province,
        distanceKm,
      }
    }
  }
  return null
}
