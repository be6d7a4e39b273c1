import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { pointAt } from '@/services/shared/nearness'
import { ownPay } from '@/validators/own-pay'
import { personDays } from '@/validators/shift-places'
import { endedStates } from '@/validators/states/job-post'
import { looseKeys, searchKeys } from '../../platform/search'
import { branches } from '../../tables/branches'
import { companies } from '../../tables/companies'
import { jobPosts, shifts } from '../../tables/job-posts'
import { listingChanges } from '../../tables/listing-changes'
import { dayWords, hourWords } from './day-words'
import { districtWords, provinceWords } from './place-words'
import { stationWords } from './stations'
import { termWords, workTypeWords } from './work-type-words'

type Key = { readonly companyId: string; readonly id: string }

/** What decides how a post is found and ordered, beside its company and its branch. */
type Content = Pick<
  typeof jobPosts.$inferSelect,
  | 'branchId'
  | 'title'
  | 'type'
  | 'workType'
  | 'payUnit'
  | 'payAmount'
  | 'overtimePay'
  | 'paysHolidayRates'
  | 'shiftChoice'
  | 'payday'
  | 'benefits'
  | 'requirements'
  | 'minAge'
>
type Times = readonly Pick<typeof shifts.$inferInsert, 'date' | 'startTime' | 'endTime' | 'breakMinutes'>[]

/** Company and workplace of a post; the latter's fields are null while it has none. */
async function findPlace(tx: Database, companyId: string, branchId: string | null) {
  const [place] = await tx
    .select({
      company: companies.name,
      branch: branches.name,
      line: branches.addressLine,
      subdistrict: branches.subdistrict,
      district: branches.district,
      province: branches.province,
      lat: branches.lat,
      lng: branches.lng,
    })
    .from(companies)
    .leftJoin(
      branches,
      and(eq(branches.companyId, companies.id), branchId ? eq(branches.id, branchId) : sql`false`),
    )
    .where(eq(companies.id, companyId))
  return place ?? null
}

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>

const positionOf = (place: Place | null) =>
  place && place.lat !== null && place.lng !== null ? { lat: place.lat, lng: place.lng } : null

function keysOf(content: Content, place: Place | null, times: Times): string[] {
  const { title, workType } = content
  const position = positionOf(place)
  const words = [
    title,
    ...(workTypeWords[workType as keyof typeof workTypeWords] ?? []),
    ...termWords(content),
    place?.company,
    place?.branch,
    place?.line,
    place?.subdistrict,
    place?.district,
    place?.province,
    ...(provinceWords[place?.province ?? ''] ?? []),
    ...(districtWords[place?.district ?? ''] ?? []),
    ...(position ? stationWords(position) : []),
    ...dayWords(times),
    ...hourWords(times),
  ]
    .filter(Boolean)
    .join('\n')
  return [...searchKeys(words), ...looseKeys(words)]
}

const clock = (time: string | null | undefined) => time?.slice(0, 5)

/**
 * What a day of the work pays one person, in satang, as its card shows it: pay by the day as it stands there, any other on
 * average. Null while pay or shifts are missing.
 */
function dayPayOf({ payUnit, payAmount, ...terms }: Content, times: Times): number | null {
  const worked = times.map((one) => ({
    ...one,
    startTime: clock(one.startTime),
    endTime: clock(one.endTime),
  }))
  const pay = { payUnit, payAmount, ...terms }
  // Where people choose their shifts, two on one day are two people's days.
  const days = personDays({ ...pay, shifts: worked }).length
  if (payUnit === null || payAmount === null || days === 0) return null
  if (payUnit === 'day') return payAmount
  const { total } = ownPay(pay, worked)
  return total === null ? null : Math.round(total / days)
}

/**
 * How a post with this content is found and ordered. It is stored in the statement that stores the content: a second update of a
 * row in one transaction makes PostgreSQL lock company and branch, which others lock before the post.
 */
export async function listingOf(tx: Database, companyId: string, content: Content, times: Times) {
  const place = await findPlace(tx, companyId, content.branchId)
  const position = positionOf(place)
  return {
    searchKeys: keysOf(content, place, times),
    place: position ? pointAt(position) : null,
    dayPay: dayPayOf(content, times),
  }
}

/** Computes anew how a stored post is found and ordered. */
async function refreshListing(tx: Database, { companyId, id }: Key): Promise<void> {
  const isThis = and(eq(jobPosts.companyId, companyId), eq(jobPosts.id, id))
  const [post] = await tx.select().from(jobPosts).where(isThis).for('update')
  if (!post) return
  const times = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.companyId, companyId), eq(shifts.jobPostId, id), isNull(shifts.endedAt)))
  await tx
    .update(jobPosts)
    .set(await listingOf(tx, companyId, post, times))
    .where(isThis)
}

/** Changes of branches and companies whose posts are to be listed anew, the earliest first, without those in `except`. */
export const listListingChanges = (db: Database, except: readonly string[], limit: number) =>
  db
    .select()
    .from(listingChanges)
    .where(notInArray(listingChanges.id, [...except]))
    .orderBy(asc(listingChanges.at))
    .limit(limit)

type Change = Awaited<ReturnType<typeof listListingChanges>>[number]

type Concerned = Pick<Change, 'companyId' | 'branchId'>

/**
 * Lists the posts of a company anew that have not ended, each in a transaction of its own: all, or those of a branch. Throws
 * where `stopping` ends it before the last.
 */
export async function listAnew(
  db: Database,
  { companyId, branchId }: Concerned,
  stopping?: AbortSignal,
): Promise<void> {
  const concerned = await db
    .select({ companyId: jobPosts.companyId, id: jobPosts.id })
    .from(jobPosts)
    .where(
      and(
        eq(jobPosts.companyId, companyId),
        branchId ? eq(jobPosts.branchId, branchId) : undefined,
        notInArray(jobPosts.state, [...endedStates]),
      ),
    )
  for (const key of concerned) {
    stopping?.throwIfAborted()
    await db.transaction((tx) => refreshListing(tx, key))
  }
}

/** Lists the posts anew that a change concerns, and forgets the change. */
export async function followListingChange(db: Database, { id, ...concerned }: Change): Promise<void> {
  await listAnew(db, concerned)
  await db.delete(listingChanges).where(eq(listingChanges.id, id))
}
