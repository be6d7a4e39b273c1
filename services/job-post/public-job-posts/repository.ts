import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { applications } from '../applications/table'
import { branches } from '../branches/table'
import { companies } from '../companies/table'
import { jobPostInvites } from '../job-post-invites/table'
import { isStillOpen, stands } from '../job-posts/open-posts'
import type { Shift } from '../job-posts/repository'
import { forChosen, jobPosts, listed, shifts } from '../job-posts/table'
import { searchQuery } from '../search'

/** Anybody may read these who has the link. */
const isForAnybody = sql`${jobPosts.visibility} in ('public', 'link')`

const atItsBranch = and(eq(branches.companyId, jobPosts.companyId), eq(branches.id, jobPosts.branchId))

/** A post's company, looked up for each: `limit` keeps the small table from being read whole for a few. */
const itsCompany = (db: Database) =>
  db
    .select({
      name: companies.name,
      verification: companies.verification,
      numberConfirmedAt: companies.numberConfirmedAt,
      representedAt: companies.representedAt,
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

/** In front of everybody, and still to be applied for. */
const open = (company: Company) => and(listed(jobPosts), isStillOpen, stands(company))

/** What anybody may know of a post, its workplace and its company. */
const shownOf = ({
  name,
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
  company: { name, verification, numberConfirmedAt, representedAt, logoUrl, website, facebookUrl },
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
    .where(sql`(${shifts.companyId}, ${shifts.jobPostId}) in (${keys})`)
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

/** A post that anybody may read because it was published once, or null. */
export async function findPublicJobPost(db: Database, id: string): Promise<StoredPublicJobPost | null> {
  const [post] = await withShifts(db, await postQuery(db, id))
  return post ?? null
}

/** Somebody who reads: the worker, the companies whose favourite they are, and the groups they are in there. */
export type Audience = {
  readonly workerId: string
  readonly favouriteOf: readonly { readonly companyId: string; readonly groupIds: readonly string[] }[]
}

const among = (rows: readonly SQL[]): SQL => (rows.length > 0 ? sql.join([...rows], sql`, `) : sql`(null)`)

/** Posts for favourites of companies that keep the worker, and for groups they are in. */
function chooses({ favouriteOf }: Audience): SQL {
  const groups = favouriteOf.flatMap(({ companyId, groupIds }) =>
    groupIds.map((groupId) => sql`(${companyId}::uuid, ${groupId}::uuid)`),
  )
  const companyIds = among(favouriteOf.map(({ companyId }) => sql`${companyId}::uuid`))
  // A group counts as its own company's alone, whatever another company's post names.
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

/** The query of the open posts that chosen workers alone are shown; exported so that a test can read its plan. */
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

/** Open posts a worker was chosen for and has not applied to, published last first. */
export async function listChosen(
  db: Database,
  audience: Audience,
  limit: number,
): Promise<StoredPublicJobPost[]> {
  if (audience.favouriteOf.length === 0) return []
  return withShifts(db, await chosenQuery(db, audience, limit))
}

/** The query of one post as somebody reads it who may be chosen, was invited, or has applied. */
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

/** A post a worker may read: everybody's, or one they were chosen for, invited to or have applied to; else null. */
export async function findJobPostFor(
  db: Database,
  id: string,
  audience: Audience,
): Promise<StoredPublicJobPost | null> {
  const [post] = await withShifts(db, await postForQuery(db, id, audience))
  return post ?? null
}

/** Which open posts are listed; days (YYYY-MM-DD) are those somebody works, both included, pay is satang. */
export type PublicFilter = {
  readonly province?: string
  readonly district?: string
  readonly workType?: NonNullable<Row['workType']>
  readonly type?: NonNullable<Row['type']>
  readonly payUnit?: NonNullable<Row['payUnit']>
  readonly minPay?: number
  readonly from?: string
  readonly to?: string
  readonly q?: string
}

/** Posts with a shift on one of the days; `offset 0` has each post's own shifts looked up instead of everybody's. */
function worksOn({ from, to }: PublicFilter): SQL | undefined {
  if (!from && !to) return undefined
  const then = and(
    eq(shifts.companyId, jobPosts.companyId),
    eq(shifts.jobPostId, jobPosts.id),
    from ? gte(shifts.date, from) : undefined,
    to ? lte(shifts.date, to) : undefined,
  )
  return sql`exists (select from ${shifts} where ${then} offset 0)`
}

/** By itself, which `offset 0` keeps it: else the newest would be gone through, to the end where few are found. */
function titleMatches(typed: string | undefined): SQL | undefined {
  if (!typed?.trim()) return undefined
  const query = searchQuery(typed)
  if (query === null) return sql`false`
  const found = sql`array_to_tsvector(${jobPosts.titleKeys}) @@ ${query}::tsquery`
  return sql`${jobPosts.id} in (select ${jobPosts.id} from ${jobPosts} where ${listed(jobPosts)} and ${found} offset 0)`
}

const matching = (filter: PublicFilter): SQL | undefined =>
  and(
    filter.province ? eq(branches.province, filter.province) : undefined,
    filter.district ? eq(branches.district, filter.district) : undefined,
    filter.workType ? eq(jobPosts.workType, filter.workType) : undefined,
    filter.type ? eq(jobPosts.type, filter.type) : undefined,
    filter.payUnit ? eq(jobPosts.payUnit, filter.payUnit) : undefined,
    filter.minPay ? gte(jobPosts.payAmount, filter.minPay) : undefined,
    worksOn(filter),
    titleMatches(filter.q),
  )

/** Where a page ends: the moment its last post was published, and the post. */
export type PublicPosition = readonly [publishedAt: string, id: string]

type PageOptions = PublicFilter & { readonly after: PublicPosition | null; readonly limit: number }

/** The query of one page of open posts, published last first; exported so that a test can read its plan. */
export function openPageQuery(db: Database, { after, limit, ...filter }: PageOptions) {
  const company = itsCompany(db)
  const position =
    after && sql`(${jobPosts.publishedAt}, ${jobPosts.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
  return select(db, company)
    .where(and(open(company), matching(filter), position ?? undefined))
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(limit)
}

/** Open posts, published last first, after a position. */
export async function listOpenJobPosts(db: Database, options: PageOptions): Promise<StoredPublicJobPost[]> {
  return withShifts(db, await openPageQuery(db, options))
}

/** How many open posts there are in each province and of each type of work; both sides of one reading. */
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

/** The newest open posts, of at most so many: what a sitemap lists. */
export async function indexOpenJobPosts(db: Database, atMost: number) {
  const company = itsCompany(db)
  return db
    .select({ id: jobPosts.id, updatedAt: jobPosts.updatedAt })
    .from(jobPosts)
    .innerJoinLateral(company, sql`true`)
    .where(open(company))
    .orderBy(desc(jobPosts.publishedAt), desc(jobPosts.id))
    .limit(atMost)
}
