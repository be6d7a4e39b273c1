import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type Page, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { notFound } from '@/services/shared/problem'
import { areShiftsChosen } from '@/validators/shift-places'
import type { WorkType } from '@/validators/work-types'
import { countPlacesTaken } from '../applications/repository'
import { type PublicJobPost, type PublicJobPostSummary, presentPublicJobPost } from './present'
import {
  countOpenJobPosts,
  findPublicJobPost,
  indexOpenJobPosts,
  listOpenJobPosts,
  type PublicFilter,
  type StoredPublicJobPost,
} from './repository'

const Position = Type.Tuple([Type.String({ format: 'date-time' }), Type.String({ format: 'uuid' })])

/** What one sitemap may hold (sitemaps.org/protocol.html). */
const atMostInSitemap = 50_000

/** Posts anybody may apply for, published last first. */
export async function pageOfOpenJobPosts(
  db: Database,
  { cursor, limit, ...filter }: PublicFilter & PageQuery,
): Promise<Page<Static<typeof PublicJobPostSummary>>> {
  const after = decodeCursor(Position, cursor)
  const rows = await listOpenJobPosts(db, { ...filter, after, limit: limit + 1 })
  return toPage(
    rows.map((post) => presentPublicJobPost(post, null)),
    limit,
    ({ publishedAt, id }) => [publishedAt, id],
  )
}

/** A post that is or was in front of everybody; 404 for any other. */
export async function readPublicJobPost(db: Database, id: string): Promise<Static<typeof PublicJobPost>> {
  const post = await findPublicJobPost(db, id)
  if (!post) throw notFound()
  return presentWithPlaces(db, post)
}

/** A post as anybody reads it, with how many places are left on each shift where people choose theirs. */
export async function presentWithPlaces(
  db: Database,
  post: StoredPublicJobPost,
): Promise<Static<typeof PublicJobPost>> {
  const { companyId, id: jobPostId } = post
  return presentPublicJobPost(
    post,
    areShiftsChosen(post) ? await countPlacesTaken(db, { companyId, jobPostId }) : null,
  )
}

type Count = { readonly key: string; readonly posts: number }

/** The sums by a key, most first. */
function sumsBy(rows: readonly Count[]): Count[] {
  const sums = new Map<string, number>()
  for (const { key, posts } of rows) sums.set(key, (sums.get(key) ?? 0) + posts)
  return [...sums].map(([key, posts]) => ({ key, posts })).sort((a, b) => b.posts - a.posts)
}

/** How many open posts there are in each province and of each type of work, most first; those with none are left out. */
export async function countsOfOpenJobPosts(db: Database) {
  const rows = await countOpenJobPosts(db)
  const provinces = sumsBy(rows.map(({ province, posts }) => ({ key: province, posts })))
  const types = sumsBy(rows.map(({ workType, posts }) => ({ key: workType ?? '', posts })))
  return {
    provinces: provinces.map(({ key, posts }) => ({ province: key, posts })),
    workTypes: types.map(({ key, posts }) => ({ workType: key as WorkType, posts })),
  }
}

/** The open posts a sitemap lists, and when each last changed. */
export async function indexOfOpenJobPosts(db: Database) {
  const rows = await indexOpenJobPosts(db, atMostInSitemap)
  return { items: rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })) }
}
