import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { comparedText, looseQuery, searchQuery, soughtText } from '../../platform/search'
import { branches } from '../../tables/branches'
import { jobPosts, listed, shifts } from '../../tables/job-posts'
import { plainWords } from './plain-words'
import type { DaySpan } from './said-days'
import type { SaidPay } from './said-pay'
import { wordsQuery } from './understood-search'

type Stored = typeof jobPosts.$inferSelect

/** Filters for open posts; the days (YYYY-MM-DD) are working days, both included; pay is in satang. */
export type PublicFilter = {
  readonly province?: string
  readonly district?: string
  readonly workType?: NonNullable<Stored['workType']>
  readonly type?: NonNullable<Stored['type']>
  readonly payUnit?: NonNullable<Stored['payUnit']>
  readonly minPay?: number
  readonly from?: string
  readonly to?: string
  /** Further days, beside those from and to which is asked. */
  readonly also?: DaySpan | null
  /** What the words say: for a day it is compared with what a post pays a day, whatever it is paid by. */
  readonly leastPay?: SaidPay
  readonly q?: string
  /** Posts whose title holds these words are found as well, whatever the days, the pay and `q` are. */
  readonly orTitle?: string
  /** Only those whose title is these words, and nothing more. */
  readonly isWholeTitle?: boolean
  /** Find the words of `q` as they sound. */
  readonly isLoose?: boolean
}

const between = ({ from, to }: Pick<PublicFilter, 'from' | 'to'>) =>
  and(from ? gte(shifts.date, from) : undefined, to ? lte(shifts.date, to) : undefined)

/**
 * Posts with a shift on one of the days that is not over yet; `offset 0` makes PostgreSQL look up each post's own shifts instead
 * of reading all.
 */
function worksOn({ from, to, also }: PublicFilter): SQL | undefined {
  if (!from && !to) return undefined
  const then = and(
    eq(shifts.companyId, jobPosts.companyId),
    eq(shifts.jobPostId, jobPosts.id),
    isNull(shifts.endedAt),
    sql`(${shifts.endsAt} <= now()) is not true`,
    also ? or(between({ from, to }), between(also)) : between({ from, to }),
  )
  return sql`exists (select from ${shifts} where ${then} offset 0)`
}

/**
 * A subquery that `offset 0` keeps separate: otherwise PostgreSQL would walk the posts from the newest, and to the end
 * when few match.
 */
function wordsMatch({ q: typed, isLoose }: PublicFilter): SQL | undefined {
  if (!typed?.trim()) return undefined
  const query = isLoose ? looseQuery(plainWords(typed) || typed) : wordsQuery(typed)
  if (query === null) return sql`false`
  const found = sql`array_to_tsvector(${jobPosts.searchKeys}) @@ ${query}::tsquery`
  return sql`${jobPosts.id} in (select ${jobPosts.id} from ${jobPosts} where ${listed(jobPosts)} and ${found} offset 0)`
}

/** The same of the title alone. */
function titleMatches({ orTitle, isWholeTitle }: PublicFilter): SQL | undefined {
  const query = orTitle && searchQuery(orTitle)
  if (!query) return undefined
  const found = (keys: typeof jobPosts.searchKeys | typeof jobPosts.titleKeys) =>
    sql`array_to_tsvector(${keys}) @@ ${query}::tsquery`
  // By the index of all keys, among which are those of the title.
  const isIt = sql`lower(${comparedText(jobPosts.title)}) = ${soughtText(orTitle).toLowerCase()}`
  const both = and(
    listed(jobPosts),
    found(jobPosts.searchKeys),
    found(jobPosts.titleKeys),
    isWholeTitle ? isIt : undefined,
  )
  return sql`${jobPosts.id} in (select ${jobPosts.id} from ${jobPosts} where ${both} offset 0)`
}

/** What the words of a search ask for. */
function asked(filter: PublicFilter): SQL | undefined {
  const said = and(paysAtLeast(filter), worksOn(filter), wordsMatch(filter))
  const title = titleMatches(filter)
  return title ? or(said, title) : said
}

function paysAtLeast({ leastPay }: PublicFilter): SQL | undefined {
  if (!leastPay) return undefined
  const { unit, satang } = leastPay
  if (unit === 'day') return gte(jobPosts.dayPay, satang)
  return and(eq(jobPosts.payUnit, unit), gte(jobPosts.payAmount, satang))
}

/** The condition of a filter on the post itself; undefined where it asks for nothing of it. */
export const ofPost = (filter: PublicFilter): SQL | undefined =>
  and(
    filter.workType ? eq(jobPosts.workType, filter.workType) : undefined,
    filter.type ? eq(jobPosts.type, filter.type) : undefined,
    filter.payUnit ? eq(jobPosts.payUnit, filter.payUnit) : undefined,
    filter.minPay ? gte(jobPosts.payAmount, filter.minPay) : undefined,
    asked(filter),
  )

/** The same on the branch it belongs to. */
export const ofBranch = ({ province, district }: PublicFilter): SQL | undefined =>
  and(
    province ? eq(branches.province, province) : undefined,
    district ? eq(branches.district, district) : undefined,
  )
