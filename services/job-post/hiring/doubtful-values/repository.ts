import { and, asc, eq, gt, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/shared/database'
import { documentYears } from '@/validators/company-document'
import { horizonYears } from '@/validators/horizon'
import { bangkokToday } from '@/validators/rules'
import { isListed } from '../../platform/known-address'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { companyDocuments } from '../../tables/company-documents'
import { jobPosts, shifts } from '../../tables/job-posts'
import type { DoubtfulValue } from './present'

type Doubtful = Omit<DoubtfulValue, 'kind'>

/** Posts that people see or wait for; a day of one that is over harms nobody. */
const running = ['pending_review', 'published', 'paused', 'filled'] as const

const yearsAhead = (years: number): SQL =>
  sql`(${bangkokToday()}::date + make_interval(years => ${years}::integer))::date`

const farShifts = (db: Database, limit: number): Promise<Doubtful[]> =>
  db
    .select({
      companyId: jobPosts.companyId,
      id: jobPosts.id,
      name: sql<string>`coalesce(${jobPosts.title}, '')`,
      value: sql<string>`${max(shifts.date)}::text`,
    })
    .from(shifts)
    .innerJoin(jobPosts, and(eq(jobPosts.companyId, shifts.companyId), eq(jobPosts.id, shifts.jobPostId)))
    .where(
      and(
        gt(shifts.date, yearsAhead(horizonYears)),
        isNull(shifts.endedAt),
        inArray(jobPosts.state, [...running]),
      ),
    )
    .groupBy(jobPosts.companyId, jobPosts.id, jobPosts.title)
    .orderBy(asc(jobPosts.id))
    .limit(limit)

const farDocuments = (db: Database, limit: number): Promise<Doubtful[]> =>
  db
    .select({
      companyId: companyDocuments.companyId,
      id: companyDocuments.id,
      name: companyDocuments.kind,
      value: sql<string>`${companyDocuments.expiresOn}::text`,
    })
    .from(companyDocuments)
    .where(gt(companyDocuments.expiresOn, yearsAhead(documentYears)))
    .orderBy(asc(companyDocuments.id))
    .limit(limit)

type Part = 'subdistrict' | 'district' | 'province' | 'postcode'

/** The columns of a place, of a table that has them. */
const placeOf = <Table extends Record<Part, AnyPgColumn>>(table: Table) => ({
  subdistrict: table.subdistrict as Table['subdistrict'],
  district: table.district as Table['district'],
  province: table.province as Table['province'],
  postcode: table.postcode as Table['postcode'],
})

const inOneText = ({ subdistrict, district, province, postcode }: Record<Part, AnyPgColumn>) =>
  sql<string>`concat_ws(' ', ${subdistrict}, ${district}, ${province}, ${postcode})`

/** Looks for the rows of places that the list lacks: there are far fewer places than rows. */
async function ofUnlisted(
  places: Promise<readonly Record<Part, string>[]>,
  rowsOf: (unlisted: string[]) => Promise<Doubtful[]>,
): Promise<Doubtful[]> {
  const unlisted = (await places).filter((place) => !isListed(place))
  if (unlisted.length === 0) return []
  return rowsOf(
    unlisted.map(({ subdistrict, district, province, postcode }) =>
      [subdistrict, district, province, postcode].join(' '),
    ),
  )
}

function branchAddresses(db: Database, limit: number): Promise<Doubtful[]> {
  const kept = isNull(branches.deletedAt)
  const value = inOneText(branches)
  const { companyId, id, name } = branches
  return ofUnlisted(db.selectDistinct(placeOf(branches)).from(branches).where(kept), (unlisted) =>
    db
      .select({ companyId, id, name, value })
      .from(branches)
      .where(and(kept, inArray(value, unlisted)))
      .orderBy(asc(id))
      .limit(limit),
  )
}

function companyAddresses(db: Database, limit: number): Promise<Doubtful[]> {
  const open = isNull(companies.closedAt)
  const value = inOneText(companies)
  const { id, name } = companies
  return ofUnlisted(db.selectDistinct(placeOf(companies)).from(companies).where(open), (unlisted) =>
    db
      .select({ companyId: id, id, name, value })
      .from(companies)
      .where(and(open, inArray(value, unlisted)))
      .orderBy(asc(id))
      .limit(limit),
  )
}

/** At most so many of each kind, in the order of their ids. */
export async function listDoubtfulValues(db: Database, limit: number): Promise<DoubtfulValue[]> {
  const ofKind = async (kind: DoubtfulValue['kind'], found: Promise<Doubtful[]>) =>
    (await found).map((row) => ({ kind, ...row }))
  const lists = await Promise.all([
    ofKind('shift', farShifts(db, limit)),
    ofKind('document', farDocuments(db, limit)),
    ofKind('branch_address', branchAddresses(db, limit)),
    ofKind('company_address', companyAddresses(db, limit)),
  ])
  return lists.flat()
}
