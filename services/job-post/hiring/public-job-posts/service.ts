import { type Static, Type } from '@fastify/type-provider-typebox'
import { decodeCursor, type PageQuery, toPage } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { type Coordinates, toKilometres } from '@/services/shared/nearness'
import { notFound } from '@/services/shared/problem'
import type { JobSort } from '@/validators/job-sorts'
import { areShiftsChosen } from '@/validators/shift-places'
import type { WorkType } from '@/validators/work-types'
import { countShiftPlacesTaken } from '../applications/application-shifts-repository'
import { stationCalled } from '../job-posts/stations'
import { leaveOutOf } from './leave-out'
import { nearbyOf } from './nearby'
import { type ListedJobPostPage, type PublicJobPost, presentPublicJobPost } from './present'
import {
  countOpenJobPosts,
  findPublicJobPost,
  indexOpenJobPosts,
  type ListedJobPost,
  listOpenJobPosts,
  type StoredPublicJobPost,
} from './repository'
import type { PublicFilter } from './search-filter-repository'
import { understoodSearch } from './understood-search'

/** The maximum for one sitemap (sitemaps.org/protocol.html). */
const atMostInSitemap = 50_000

const Id = Type.String({ format: 'uuid' })
const Instant = Type.String({ format: 'date-time' })
const Flag = Type.Boolean()

/** What a page of each order ends with: the last post's value, its id, and whether words were found as they sound. */
const positions = {
  newest: Type.Tuple([Instant, Id, Flag]),
  start: Type.Tuple([Instant, Id, Flag]),
  pay: Type.Tuple([Type.Integer(), Id, Flag]),
  near: Type.Tuple([Type.Number(), Id, Flag]),
}

const orderValue: Readonly<Record<JobSort, (post: ListedJobPost) => string | number>> = {
  newest: ({ listedSince, updatedAt }) => (listedSince ?? updatedAt).toISOString(),
  start: ({ startsAt, updatedAt }) => (startsAt ?? updatedAt).toISOString(),
  pay: ({ dayPay }) => dayPay ?? 0,
  near: ({ distance }) => distance ?? 0,
}

type Search = PublicFilter &
  PageQuery & {
    readonly sort: JobSort
    readonly lat?: number
    readonly lng?: number
    readonly station?: string
  }

const inKilometres = ({ distance }: ListedJobPost) =>
  distance === null ? null : Math.round(toKilometres(distance) * 10) / 10

/**
 * Posts that anybody may apply for, in the wanted order; without a position or a known station `near` is `newest`. Words that nothing is
 * found by as they are spelt are looked for as they sound, and the page says so. Where nothing is found, it says what to leave
 * out, and how far from the place that was named the nearest is.
 */
export async function pageOfOpenJobPosts(
  db: Database,
  { cursor, limit, sort: wanted, lat, lng, station: called, ...typed }: Search,
): Promise<Static<typeof ListedJobPostPage>> {
  const { filter, understood, besidePay } = understoodSearch(typed)
  const isAt = lat !== undefined && lng !== undefined
  const station = isAt || called === undefined ? null : stationCalled(called)
  const near: Coordinates | null = isAt ? { lat, lng } : station
  const sort = wanted === 'near' && !near ? 'newest' : wanted
  const position = decodeCursor(positions[sort], cursor)
  const after = position && ([position[0], position[1]] as const)
  const find = (isLoose: boolean) =>
    listOpenJobPosts(db, { ...filter, isLoose, sort, near, after, limit: limit + 1 })
  const exact = position?.[2] ? [] : await find(false)
  const isLoose = exact.length === 0 && Boolean(filter.q?.trim()) && (position === null || position[2])
  const rows = isLoose ? await find(true) : exact
  const isNothing = rows.length === 0 && position === null
  const page = toPage(rows, limit, (post) => [orderValue[sort](post), post.id, isLoose])
  const shown = await presentWithPlaces(db, page.items)
  const distances = new Map(page.items.map((post) => [post.id, inKilometres(post)]))
  return {
    items: shown.map((post) => ({ ...post, distanceKm: distances.get(post.id) ?? null })),
    nextCursor: page.nextCursor,
    station: station?.name ?? null,
    understood,
    wordsBesidePay: besidePay,
    isLoose: isLoose && rows.length > 0,
    leaveOut: isNothing ? await leaveOutOf(db, typed) : [],
    nearby: isNothing ? await nearbyOf(db, filter) : null,
  }
}

/** A post that is or was public; 404 for any other. */
export async function readPublicJobPost(db: Database, id: string): Promise<Static<typeof PublicJobPost>> {
  const post = await findPublicJobPost(db, id)
  const [shown] = post ? await presentWithPlaces(db, [post]) : []
  if (!shown) throw notFound()
  return shown
}

/** Posts as anybody sees them, with the places left per shift where workers choose their shifts. */
export async function presentWithPlaces(
  db: Database,
  posts: readonly StoredPublicJobPost[],
): Promise<Static<typeof PublicJobPost>[]> {
  const chosen = posts.filter(areShiftsChosen)
  const takenOf = await countShiftPlacesTaken(
    db,
    chosen.map(({ companyId, id: jobPostId }) => ({ companyId, jobPostId })),
  )
  return posts.map((post) => presentPublicJobPost(post, areShiftsChosen(post) ? takenOf(post.id) : null))
}

type Count = { readonly key: string; readonly posts: number }

/** The sums per key, the largest first. */
function sumsBy(rows: readonly Count[]): Count[] {
  const sums = new Map<string, number>()
  for (const { key, posts } of rows) sums.set(key, (sums.get(key) ?? 0) + posts)
  return [...sums].map(([key, posts]) => ({ key, posts })).sort((a, b) => b.posts - a.posts)
}

/**
 * How many open posts there are per province and per type of work, the most first; those without posts are left out.
 */
export async function countsOfOpenJobPosts(db: Database) {
  const rows = await countOpenJobPosts(db)
  const provinces = sumsBy(rows.map(({ province, posts }) => ({ key: province, posts })))
  const types = sumsBy(rows.map(({ workType, posts }) => ({ key: workType ?? '', posts })))
  return {
    provinces: provinces.map(({ key, posts }) => ({ province: key, posts })),
    workTypes: types.map(({ key, posts }) => ({ workType: key as WorkType, posts })),
  }
}

/** The open posts for the sitemap, and when each last changed. */
export async function indexOfOpenJobPosts(db: Database) {
  const rows = await indexOpenJobPosts(db, atMostInSitemap)
  return { items: rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })) }
}
