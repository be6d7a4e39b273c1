import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { toKilometres } from '@/services/shared/nearness'
import { type Given, prepared, preparedByShape } from '@/services/shared/prepared'
import { favourites } from '../../tables/favourites'
import { workplaces } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'
import { searchEntries, searchTexts } from '../../tables/search-entries'
import { workers } from '../../tables/workers'
import { isFindable, isNotHiddenFrom } from '../hiding/repository'
import { type BandPart, bandsAround, squaresAround, tilesAround } from '../search-entries/tiles'
import { shownOfWorker } from '../workers/repository'
import { type Asked, askedOf, type Shape } from './asked'
import { conditionsOf, hasWorked } from './conditions-repository'
import { lookupQuery } from './text-query'
import { nothingWanted, type WantedAround, type WorkerSearch } from './wanted'

/**
 * How a search finds its entries. `around`: everybody within a distance of the place. `first`: the first of an order, up to a bound,
 * within the squares around. `lookup`: by the keys of texts and codes, for what few meet. `ours`: among a company's favourites or
 * its former workers.
 */
export type Way = 'around' | 'first' | 'lookup' | 'ours'

export type FindOptions = {
  readonly way: Way
  /** Any of the words is enough. */
  readonly isLoose: boolean
  /** How far an `around` looks, in km; without it as far as is asked. */
  readonly reachKm?: number
  /** How far a `first` looks along its order: a time, or satang; null is to its end. */
  readonly bound?: string | number | null
}

type Sort = Pick<WorkerSearch, 'sort'> & { readonly isAfter: boolean }

/** Parts of bands, as three arrays. */
export type Bands = {
  readonly bands: string | null
  readonly wests: string | null
  readonly easts: string | null
}

const noBands: Bands = { bands: null, wests: null, easts: null }

export const bandsOf = (parts: readonly BandPart[]): Bands => ({
  bands: `{${parts.map(({ band }) => band).join(',')}}`,
  wests: `{${parts.map(({ west }) => west).join(',')}}`,
  easts: `{${parts.map(({ east }) => east).join(',')}}`,
})

/** The values and the shape of a page's statement. */
type PageAsked = Asked &
  Bands & {
    /** Where the page begins: what its last worker is ordered by, and their id. */
    readonly afterValue: string | number | null
    readonly afterId: string | null
    readonly limit: number
    readonly squares: string | null
    readonly bound: string | number | null
    /** The tsquery of texts and codes, for a lookup. */
    readonly keys: string | null
  }
type PageShape = Shape & Sort & Pick<FindOptions, 'way'>

const distanceOf = ({ x, y }: Given<Pick<Asked, 'x' | 'y'>>) =>
  sql`place <-> point(${x}::float8, ${y}::float8)`

/** What orders a list, what is nobody's beyond a bound, and who comes after a position in it; ties by id. */
function orderOf({ sort, unit, isAfter }: PageShape, { afterValue, afterId }: Given<PageAsked>) {
  const then = (column: SQL, sign: SQL, type: SQL) =>
    isAfter ? sql`(${column}, e.worker_id) ${sign} (${afterValue}::${type}, ${afterId}::uuid)` : undefined
  if (sort === 'newest') {
    return {
      by: sql`e.listed_at desc, e.worker_id desc`,
      within: (bound: unknown) => sql`listed_at >= ${bound}::timestamptz`,
      after: then(sql`e.listed_at`, sql`<`, sql`timestamptz`),
    }
  }
  const amount = sql.raw(`coalesce(e.${payColumn[unit]}, 0)`)
  if (sort === 'pay') {
    return {
      by: sql`${amount}, e.worker_id`,
      within: (bound: unknown) => sql`coalesce(daily_pay, 0) <= ${bound}::int`,
      after: then(amount, sql`>`, sql`int`),
    }
  }
  return { by: sql`distance, e.worker_id`, within: null, after: then(sql`distance`, sql`>`, sql`float8`) }
}

const payColumn = { hour: 'hourly_pay', day: 'daily_pay', night: 'nightly_pay' } as const

/** The entries in parts of bands, each of which the index holds in one piece. */
export const entriesInBands = ({ bands, wests, easts }: Given<Bands>): SQL =>
  sql`unnest(${bands}::int[], ${wests}::float8[], ${easts}::float8[]) as part (band, west, east)
    join ${searchEntries} on floor(place[1] * 100)::int = part.band and place[0] between part.west and part.east`

/** The entries among which a search looks, each with its distance in degrees. */
function entriesOf(asked: Given<PageAsked>, shape: PageShape): SQL {
  const { companyId, squares, bound, keys } = asked
  const { way, isFavourite } = shape
  const distance = distanceOf(asked)
  if (way === 'around') {
    return sql`(select ${searchEntries}.*, ${distance} as distance from ${entriesInBands(asked)}) as e`
  }
  const some = (condition: SQL | undefined) =>
    sql`(select *, ${distance} as distance from ${searchEntries} where ${condition} offset 0) as e`
  if (way === 'first') {
    const { within } = orderOf(shape, asked)
    const isAround = sql`square = any(${squares}::int[])`
    return some(and(isAround, bound === null ? undefined : within?.(bound)))
  }
  const ids =
    way === 'ours'
      ? sql`select worker_id from ${isFavourite ? favourites : workplaces} where company_id = ${companyId}::uuid
          and ${isFavourite ? sql`true` : hasWorked}`
      : sql`select worker_id from ${searchTexts} where keys @@ ${keys}::tsquery`
  return some(sql`worker_id = any(array(${ids}))`)
}

/** All conditions of a search on its entries. */
const allConditions = (asked: Given<PageAsked>, shape: PageShape): SQL =>
  and(sql`distance <= ${asked.reach}::float8`, conditionsOf(asked, shape)) ?? sql`true`

/** A search and a way to find it, as values and a shape. */
function pageOf(search: WorkerSearch, { way, isLoose, reachKm, bound = null }: FindOptions) {
  const { near, sort, after } = search
  const radiusKm = way === 'around' ? Math.min(reachKm ?? search.radiusKm, search.radiusKm) : search.radiusKm
  const { asked, shape } = askedOf({ ...search, radiusKm }, isLoose)
  const page: PageAsked = {
    ...asked,
    afterValue: after?.[0] ?? null,
    afterId: after?.[1] ?? null,
    limit: search.limit + 1,
    ...(way === 'around' ? bandsOf(bandsAround(near, radiusKm)) : noBands),
    squares: way === 'first' ? `{${squaresAround(near, radiusKm).join(',')}}` : null,
    bound: way === 'first' ? bound : null,
    keys: way === 'lookup' ? lookupQuery(search, tilesAround(near, radiusKm), isLoose) : null,
  }
  return { asked: page, shape: { ...shape, sort, isAfter: after !== null, way } }
}

const entryFields = {
  workerId: sql<string>`e.worker_id`,
  distance: sql<number>`distance`,
  placeX: sql<number>`e.place[0]`,
  placeY: sql<number>`e.place[1]`,
  workTypes: sql<number>`e.work_types`,
  freeParts: sql<number>`e.free_parts`,
  freeDates: sql<string[]>`to_json(e.free_dates)`,
  busyDates: sql<string[]>`to_json(e.busy_dates)`,
  languages: sql<number>`e.languages`,
  certificates: sql<number>`e.certificates`,
  hourlyPay: sql<number | null>`e.hourly_pay`,
  dailyPay: sql<number | null>`e.daily_pay`,
  nightlyPay: sql<number | null>`e.nightly_pay`,
  months: sql<number[]>`to_json(e.months)`,
  birthDate: sql<string | null>`e.birth_date::text`,
  isVerified: sql<boolean>`e.is_verified`,
  hasVideo: sql<boolean>`e.has_video`,
  listedAt: sql<string>`to_char(e.listed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

const fieldNames = Object.keys(entryFields)

type Entry = { readonly [Name in keyof typeof entryFields]: ValueOf<(typeof entryFields)[Name]> }
type ValueOf<Field> = Field extends SQL<infer Value> ? Value : never

/**
 * A page as one value, its entries as arrays in the order of `entryFields`, because reading a hundred and fifty rows takes the
 * service longer than finding them; and how many meet the search, where the way finds all of them anyhow.
 */
const buildPage = (db: Database, asked: Given<PageAsked>, shape: PageShape) => {
  const { by, after } = orderOf(shape, asked)
  const counted = shape.way === 'lookup' || shape.way === 'ours' ? sql`count(*) over ()` : sql`null::int`
  const page = sql`(select e.*, ${counted} as counted from ${entriesOf(asked, shape)}
    where ${and(allConditions(asked, shape), after)} order by ${by} limit ${asked.limit}) as e`
  return db
    .select({
      rows: sql<
        unknown[][]
      >`coalesce(json_agg(json_build_array(${sql.join(Object.values(entryFields), sql`, `)})), '[]')`,
      counted: sql<number | null>`max(counted)::int`,
    })
    .from(page)
}
const rowsOfPage = preparedByShape(buildPage)

/** An entry of a page's arrays. */
function entryOf(values: readonly unknown[]): Entry {
  const entry: Record<string, unknown> = {}
  for (const [at, name] of fieldNames.entries()) entry[name] = values[at]
  return entry as Entry
}

/** The query for one page of a search, so that tests can read its plan. */
export function foundQuery(db: Database, search: WorkerSearch, options: FindOptions) {
  const { asked, shape } = pageOf(search, options)
  return buildPage(db, asked, shape)
}

/** One page of a search, and one more where there are more; how many meet it, where that is known by the way. */
export async function findPage(db: Database, search: WorkerSearch, options: FindOptions) {
  const { asked, shape } = pageOf(search, options)
  const [page] = await rowsOfPage(db, asked, shape)
  const entries = (page?.rows ?? []).map(entryOf).map(withDistance)
  return { entries, counted: page?.counted ?? null }
}

/** The entries of a page. */
export const findEntries = async (db: Database, search: WorkerSearch, options: FindOptions) =>
  (await findPage(db, search, options)).entries

const withDistance = (entry: Entry) => ({ ...entry, distanceKm: toKilometres(entry.distance) })

export type FoundEntry = ReturnType<typeof withDistance>

type NamedAsked = Asked & { readonly workerIds: readonly string[] }

const rowsOfNamed = preparedByShape((db: Database, asked: Given<NamedAsked>, shape: Shape) =>
  db
    .select(entryFields)
    .from(
      sql`(select *, ${distanceOf(asked)} as distance from ${searchEntries}
        where worker_id = any(${asked.workerIds}::uuid[])) as e`,
    )
    .where(conditionsOf(asked, shape)),
)

/** Some workers whom the company may find and the law lets work at the times of a search, whatever else it asks. */
export async function findNamed(db: Database, search: WantedAround, workerIds: readonly string[]) {
  const { asked, shape } = askedOf({ ...search, ...nothingWanted }, false)
  const rows = await rowsOfNamed(db, { ...asked, workerIds }, shape)
  return rows.map(withDistance)
}

const buildCount = (
  db: Database,
  asked: Given<PageAsked>,
  shape: PageShape & { readonly atMost: number },
) => {
  // A literal, because the planner must see that few rows are wanted.
  const limit = sql.raw(String(shape.atMost))
  const counted = sql`(select from ${entriesOf(asked, shape)}
    where ${allConditions(asked, shape)} limit ${limit}) as counted`
  return db.select({ count: sql<number>`count(*)::int` }).from(counted)
}
const rowsOfCount = preparedByShape(buildCount)

function countOf(search: WorkerSearch, options: FindOptions, atMost: number) {
  const { asked, shape } = pageOf({ ...search, sort: 'distance', after: null }, options)
  return { asked, shape: { ...shape, atMost } }
}

/** The query that counts a search up to a limit, so that tests can read its plan. */
export function countQuery(db: Database, search: WorkerSearch, options: FindOptions, atMost: number) {
  const { asked, shape } = countOf(search, options, atMost)
  return buildCount(db, asked, shape)
}

/** How many a search finds, up to a limit. */
export async function countEntries(
  db: Database,
  search: WorkerSearch,
  options: FindOptions,
  atMost: number,
): Promise<number> {
  const { asked, shape } = countOf(search, options, atMost)
  const [row] = await rowsOfCount(db, asked, shape)
  return row?.count ?? 0
}

type CardsOf = {
  readonly companyId: string
  readonly workerIds: readonly string[]
  /** Not all words need be there, so that their keys tell which are. */
  readonly isLoose: boolean
}

const rowsOfCards = prepared((db, { companyId, workerIds, isLoose }: Given<CardsOf>) =>
  db
    .select({
      id: workers.id,
      familyName: workers.familyName,
      birthDate: workers.birthDate,
      workTypes: resumes.workTypes,
      experienceYears: resumes.experienceYears,
      languages: resumes.languages,
      skills: resumes.skills,
      radiusKm: resumes.radiusKm,
      isFromDistrict: shownOfWorker.isFromDistrict,
      shown: searchTexts.shown,
      photoUrl: shownOfWorker.photoUrl,
      keys: isLoose
        ? sql<string[] | null>`to_json(tsvector_to_array(${searchTexts.keys}))`
        : sql<string[] | null>`null`,
      isFavourite: sql<boolean>`exists (select from ${favourites}
        where ${favourites.companyId} = ${companyId} and ${favourites.workerId} = ${workers.id})`,
      workedForUs: sql<{ shifts: number; on: string } | null>`(select
        json_build_object('shifts', ${workplaces.shifts}, 'on', ${workplaces.workedOn}) from ${workplaces}
        where ${workplaces.companyId} = ${companyId} and ${workplaces.workerId} = ${workers.id} and ${hasWorked})`,
    })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .innerJoin(searchTexts, eq(searchTexts.workerId, resumes.workerId))
    .where(and(sql`${resumes.workerId} = any(${workerIds}::uuid[])`, isFindable, isNotHiddenFrom(companyId))),
)

/** What is shown of some workers, by id, and how the company knows them. */
export async function findCards(db: Database, asked: CardsOf) {
  if (asked.workerIds.length === 0) return new Map<string, never>()
  return new Map((await rowsOfCards(db, asked)).map((row) => [row.id, row]))
}

export type Card = Awaited<ReturnType<typeof findCards>> extends Map<string, infer Row> ? Row : never
