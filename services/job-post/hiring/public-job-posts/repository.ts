import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Coordinates, pointAt } from '@/services/shared/nearness'
import type { JobSort } from '@/validators/job-sorts'
import { applications } from '../../tables/applications'
import { branches } from '../../tables/branches'
import { companies, proofs } from '../../tables/companies'
import { jobPostInvites } from '../../tables/job-post-invites'
import { forChosen, jobPosts, listed, shifts } from '../../tables/job-posts'
import { isStillOpen, stands } from '../job-posts/open-posts-repository'
import type { Shift } from '../job-posts/repository'
import { ofBranch, ofPost, type PublicFilter } from './search-filter-repository'

/** Posts that anybody with the link may read. */
const isForAnybody = sql`${jobPosts.visibility} in ('public', 'link')`

const atItsBranch = and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId))

/**
 * A post's company, looked up per post: `limit` prevents PostgreSQL from reading the whole small table for a few posts.
 */
const itsCompany = (db: Database) =>
  db
    .select({
      name: companies.name,
      ...proofs,
      closedAt: companies.closedAt,
      logoUrl: companies.logoUrl,
      website: companies.website,
      facebookUrl: companies.facebookUrl,
    })
    .from(companies)
    .where(eq(companies.id, jobPosts.companyId))
    .limit(1)
    .as('company')

type Company = ReturnType<typeof itsCompany>

/** Listed publicly and still taking applications. */
const open = (company: Company) => and(listed(jobPosts), isStillOpen, stands(company))

/** The public fields of a post, its workplace and its company. */
const shownOf = ({
  name,
  kind,
  verification,
  numberConfirmedAt,
  representedAt,
  logoUrl,
  website,
  facebookUrl,
}: Company) => ({
  companyId: jobPosts.companyId,
  id: jobPosts.id,
  state: jobPosts.state,
  type: jobPosts.type,
  workType: jobPosts.workType,
  title: jobPosts.title,
  description: jobPosts.description,
  headcount: jobPosts.headcount,
  minAge: jobPosts.minAge,
  maxAge: jobPosts.maxAge,
  payUnit: jobPosts.payUnit,
  payAmount: jobPosts.payAmount,
  overtimePay: jobPosts.overtimePay,
  paysHolidayRates: jobPosts.paysHolidayRates,
  shiftChoice: jobPosts.shiftChoice,
  payday: jobPosts.payday,
  requirements: jobPosts.requirements,
  knockOutQuestions: jobPosts.knockOutQuestions,
  benefits: jobPosts.benefits,
  otherBenefits: jobPosts.otherBenefits,
  photos: jobPosts.photos,
  interviewMode: jobPosts.interviewMode,
  visibility: jobPosts.visibility,
  applyBy: jobPosts.applyBy,
  publishedAt: jobPosts.publishedAt,
  updatedAt: jobPosts.updatedAt,
  expiresAt: jobPosts.expiresAt,
  place: {
    name: branches.name,
    line: branches.addressLine,
    subdistrict: branches.subdistrict,
    district: branches.district,
    province: branches.province,
    postcode: branches.postcode,
    lat: branches.lat,
    lng: branches.lng,
  },
  company: { name, kind, verification, numberConfirmedAt, representedAt, logoUrl, website, facebookUrl },
})

const select = (db: Database, company: Company) =>
  db
    .select(shownOf(company))
    .from(jobPosts)
    .innerJoin(branches, atItsBranch)
    .innerJoinLateral(company, sql`true`)

type Row = Awaited<ReturnType<typeof select>>[number]
export type StoredPublicJobPost = Row & { readonly shifts: readonly Shift[] }

async function withShifts<Post extends Pick<Row, 'companyId' | 'id'>>(
  db: Database,
  posts: readonly Post[],
): Promise<(Post & { shifts: Shift[] })[]> {
  if (posts.length === 0) return []
  const keys = sql.join(
    posts.map(({ companyId, id }) => sql`(${companyId}::uuid, ${id}::uuid)`),
    sql`, `,
  )
  const rows = await db
    .select()
    .from(shifts)
    .where(sql`(${shifts.companyId}, ${shifts.jobPostId}) in (${keys}) and ${shifts.endedAt} is null`)
    .orderBy(asc(shifts.jobPostId), asc(shifts.position))
  const byPost = new Map<string, Shift[]>(posts.map(({ id }) => [id, []]))
  for (const shift of rows) byPost.get(shift.jobPostId)?.push(shift)
  return posts.map((post) => ({ ...post, shifts: byPost.get(post.id) ?? [] }))
}

const wasPublished = (id: string) =>
  and(
    eq(jobPosts.id, id),
    inArray(jobPosts.state, ['published', 'paused', 'filled', 'expired', 'closed', 'cancelled']),
    isNotNull(jobPosts.publishedAt),
  )

/** The query of one post by its id alone; exported so that a test can read its plan. */
export function postQuery(db: Database, id: string) {
  const company = itsCompany(db)
  return select(db, company).where(and(wasPublished(id), isForAnybody, stands(company)))
}

/** A post that has been published and that anybody may read, or null. */
export async function findPublicJobPost(db: Database, id: string): Promise<StoredPublicJobPost | null> {
  const [post] = await withShifts(db, await postQuery(db, id))
  return post ?? null
}

/** The reading worker: their id, and the companies and groups that have them as a favourite. */
export type Audience = {
  readonly workerId: string
  readonly favouriteOf: readonly { readonly companyId: string; readonly groupIds: readonly string[] }[]
}

const among = (rows: readonly SQL[]): SQL => (rows.length > 0 ? sql.join([...rows], sql`, `) : sql`(null)`)

/** Posts for favourites of companies that keep the worker, and for groups that include them. */
function chooses({ favouriteOf }: Audience): SQL {
  const groups = favouriteOf.flatMap(({ companyId, groupIds }) =>
    groupIds.map((groupId) => sql`(${companyId}::uuid, ${groupId}::uuid)`),
  )
  const companyIds = among(favouriteOf.map(({ companyId }) => sql`${companyId}::uuid`))
  // A group counts only for its own company, even if another company's post names it.
  const isInGroup =
    groups.length > 0
      ? sql`(${jobPosts.companyId}, ${jobPosts.favouriteGroupId}) in (${among(groups)})`
      : sql`false`
  return sql`(${jobPosts.companyId} in (${companyIds}) and (${jobPosts.visibility} = 'favourites'
    or (${jobPosts.visibility} = 'group' and ${isInGroup})))`
}

const ofPostAndWorker = (
  table: typeof applications | typeof jobPostInvites,
  { workerId }: Audience,
) => sql`exists (select from ${table} where ${table.companyId} = ${jobPosts.companyId}
  and ${table.jobPostId} = ${jobPosts.id} and ${table.workerId} = ${workerId})`

/** The query for open posts that are shown only to chosen workers; exported so that a test can read its plan. */
export function chosenQuery(db: Database, audience: Audience, limit: number) {
  const company = itsCompany(db)
  return select(db, company)
    .where(
      and(
        forChosen(jobPosts),
        isStillOpen,
        stands(company),
        chooses(audience),
        sql`not ${ofPostAndWorker(applications, audience)}`,
      ),
    )
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(limit)
}

/** Open posts a worker was chosen for and has not applied to, the last published first. */
export async function listChosen(
  db: Database,
  audience: Audience,
  limit: number,
): Promise<StoredPublicJobPost[]> {
  if (audience.favouriteOf.length === 0) return []
  return withShifts(db, await chosenQuery(db, audience, limit))
}

/** The query for one post as read by a worker who may be chosen, invited, or have applied. */
function postForQuery(db: Database, id: string, audience: Audience) {
  const company = itsCompany(db)
  return select(db, company).where(
    and(
      wasPublished(id),
      or(
        isForAnybody,
        chooses(audience),
        ofPostAndWorker(jobPostInvites, audience),
        ofPostAndWorker(applications, audience),
      ),
      stands(company),
    ),
  )
}

/** A post a worker may read: a public one, or one they were chosen for, invited to or applied to; else null. */
export async function findJobPostFor(
  db: Database,
  id: string,
  audience: Audience,
): Promise<StoredPublicJobPost | null> {
  const [post] = await withShifts(db, await postForQuery(db, id, audience))
  return post ?? null
}

/** Where a page ends: what its last post is ordered by, and its id. */
export type PublicPosition = readonly [value: string | number, id: string]

type PageOptions = PublicFilter & {
  readonly sort?: JobSort
  /** Where the reader is; distances are measured from there. */
  readonly near?: Coordinates | null
  readonly after: PublicPosition | null
  readonly limit: number
}

const noDistance = sql<number | null>`null::float8`

/** Distance of a post's place from the reader, in degrees on the plane. */
const distanceFrom = (near: Coordinates) => sql<number | null>`${jobPosts.place} <-> ${pointAt(near)}`

/** What a list is ordered by, the condition its index needs, and the posts after a position. */
function orderOf(sort: Exclude<JobSort, 'near'>, after: PublicPosition | null) {
  const [value, id] = after ?? []
  const { dayPay, startsAt, listedSince, id: own } = jobPosts
  if (sort === 'pay') {
    const then = after && sql`(${dayPay}, ${own}) < (${value}::int, ${id}::uuid)`
    return { by: [desc(dayPay), desc(own)], where: and(isNotNull(dayPay), then ?? undefined) }
  }
  if (sort === 'start') {
    const then = after && sql`(${startsAt}, ${own}) > (${value}::timestamptz, ${id}::uuid)`
    return { by: [asc(startsAt), asc(own)], where: and(isNotNull(startsAt), then ?? undefined) }
  }
  const then = after && sql`(${listedSince}, ${own}) < (${value}::timestamptz, ${id}::uuid)`
  return { by: [desc(listedSince), desc(own)], where: then ?? undefined }
}

type Nearest = PublicFilter & Pick<PageOptions, 'after' | 'limit'> & { readonly near: Coordinates }

/**
 * The same for the nearest posts. It walks the index of places outwards and stops early, which works only when ordering by
 * distance alone; `with ties` keeps all posts at the distance of the last one, so that they can be ordered by id. Branch and
 * company are asked for each post, because a join would lose the order of the index.
 */
function nearestOf(db: Database, { near, after, limit, ...filter }: Nearest) {
  const distance = distanceFrom(near)
  const [value, id] = after ?? []
  const isAfter = after && sql`(${distance}, ${jobPosts.id}) > (${value}::float8, ${id}::uuid)`
  const company = sql`(select ${stands(companies)} from ${companies} where ${companies.id} = ${jobPosts.companyId})`
  const isAt = ofBranch(filter)
  const branch = isAt && sql`(select ${isAt} from ${branches} where ${atItsBranch})`
  const nearestFirst = db
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        listed(jobPosts),
        isStillOpen,
        isNotNull(jobPosts.place),
        ofPost(filter),
        company,
        branch,
        isAfter ?? undefined,
      ),
    )
    .orderBy(distance)
    .getSQL()
  const ids = sql`(${nearestFirst} fetch first ${limit} rows with ties)`
  return { by: [asc(distance), asc(jobPosts.id)], where: inArray(jobPosts.id, ids) }
}

/** The query for one page of open posts in an order; exported so that a test can read its plan. */
export function openPageQuery(db: Database, { after, limit, sort = 'newest', near, ...filter }: PageOptions) {
  const company = itsCompany(db)
  const isNear = sort === 'near' && near
  const order = isNear
    ? nearestOf(db, { ...filter, near, after, limit })
    : orderOf(sort === 'near' ? 'newest' : sort, after)
  return db
    .select({
      ...shownOf(company),
      dayPay: jobPosts.dayPay,
      listedSince: jobPosts.listedSince,
      startsAt: jobPosts.startsAt,
      distance: near ? distanceFrom(near) : noDistance,
    })
    .from(jobPosts)
    .innerJoin(branches, atItsBranch)
    .innerJoinLateral(company, sql`true`)
    .where(isNear ? order.where : and(open(company), ofPost(filter), ofBranch(filter), order.where))
    .orderBy(...order.by)
    .limit(limit)
}

/** Open posts in an order, after a position. */
export const listOpenJobPosts = async (db: Database, options: PageOptions) =>
  withShifts(db, await openPageQuery(db, options))

export type ListedJobPost = Awaited<ReturnType<typeof listOpenJobPosts>>[number]

/** How many open posts there are per province and type of work; one query, so that both sums agree. */
export async function countOpenJobPosts(db: Database) {
  const company = itsCompany(db)
  return db
    .select({ province: branches.province, workType: jobPosts.workType, posts: count() })
    .from(jobPosts)
    .innerJoin(branches, atItsBranch)
    .innerJoinLateral(company, sql`true`)
    .where(open(company))
    .groupBy(branches.province, jobPosts.workType)
}

/** The newest open posts, up to `atMost`, for a sitemap. */
export async function indexOpenJobPosts(db: Database, atMost: number) {
  const company = itsCompany(db)
  return db
    .select({ id: jobPosts.id, updatedAt: jobPosts.updatedAt })
    .from(jobPosts)
    .innerJoinLateral(company, sql`true`)
    .where(open(company))
    .orderBy(desc(jobPosts.listedSince), desc(jobPosts.id))
    .limit(atMost)
}
