import { and, arrayContains, asc, count, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import type { WorkType } from '@/validators/work-types'
import { availabilities, resumes, workExperiences } from '../resumes/table'
import { type Coordinates, pointAt, toDegrees, toKilometres } from './nearness'
import { workers } from './table'

export type NewWorker = typeof workers.$inferInsert

export type Nearby = {
  readonly near: Coordinates
  readonly radiusKm: number
  readonly workType?: WorkType
  /** The last worker of the page before, by distance in degrees and id. */
  readonly after: { readonly distance: number; readonly id: string } | null
  readonly limit: number
}

/** What a list shows of a worker, before masking. */
export const shownOfWorker = {
  id: workers.id,
  givenName: workers.givenName,
  familyName: workers.familyName,
  birthDate: workers.birthDate,
  workTypes: resumes.workTypes,
  district: resumes.district,
  province: resumes.province,
  minDailyPay: resumes.minDailyPay,
  experienceYears: resumes.experienceYears,
  languages: resumes.languages,
  headline: resumes.headline,
}

/** Written out, not bound: the planner must see that it fits the partial index. */
const isFindable = sql`${resumes.visibility} <> 'hidden'`

/** How far resumes lie from a place, in degrees on the plane. */
export const distanceFrom = (place: Coordinates): SQL<number> =>
  sql<number>`${resumes.place} <-> ${pointAt(place)}`

/**
 * Ids of the `rows` findable resumes nearest to a place and all as near as the last of them. It walks the place index
 * outwards, which works only for distance alone and without a radius, and stops early; `with ties` keeps everybody of
 * the last cell, so that whoever asks can put them in order.
 */
export function nearestResumes(
  db: Database,
  { near, workType, after, rows }: Pick<Nearby, 'near' | 'workType' | 'after'> & { readonly rows: number },
): SQL {
  const distance = distanceFrom(near)
  const isAfter =
    after && sql`(${distance}, ${resumes.workerId}) > (${after.distance}::float8, ${after.id}::uuid)`
  const nearestFirst = db
    .select({ id: resumes.id })
    .from(resumes)
    .where(
      and(
        isFindable,
        isNotNull(resumes.place),
        workType && arrayContains(resumes.workTypes, [workType]),
        isAfter ?? undefined,
      ),
    )
    .orderBy(distance)
    .getSQL()
  return sql`(${nearestFirst} fetch first ${rows} rows with ties)`
}

/** The search as a query: one more than `limit` findable workers, nearest first, ties by id. */
export function nearbyQuery(db: Database, { near, radiusKm, workType, after, limit }: Nearby) {
  const distance = distanceFrom(near)
  const nearest = nearestResumes(db, { near, workType, after, rows: limit + 1 })
  return db
    .select({ ...shownOfWorker, distance })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(inArray(resumes.id, nearest), lte(distance, toDegrees(radiusKm))))
    .orderBy(distance, asc(resumes.workerId))
    .limit(limit + 1)
}

/** Findable workers around a place, nearest first; one more than `limit`, which tells whether there are more. */
export async function findNearby(db: Database, nearby: Nearby) {
  const rows = await nearbyQuery(db, nearby)
  return rows.map((row) => ({ ...row, distanceKm: toKilometres(row.distance) }))
}

export type FoundWorker = Omit<Awaited<ReturnType<typeof findNearby>>[number], 'distance' | 'distanceKm'> & {
  readonly distanceKm: number | null
}

export async function isFindableWorker(db: Database, workerId: string): Promise<boolean> {
  return (await db.$count(resumes, and(eq(resumes.workerId, workerId), isFindable))) > 0
}

/** One findable worker with everything their resume says, or null. */
export async function findProfile(db: Database, workerId: string) {
  const [profile] = await db
    .select({
      ...shownOfWorker,
      resumeId: resumes.id,
      about: resumes.about,
      education: resumes.education,
      visibility: resumes.visibility,
    })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(eq(workers.id, workerId), isFindable))
  if (!profile) return null
  const { resumeId, ...shown } = profile
  const [availability, experiences] = await Promise.all([
    db
      .select({ day: availabilities.day, from: availabilities.fromTime, until: availabilities.untilTime })
      .from(availabilities)
      .where(eq(availabilities.resumeId, resumeId))
      .orderBy(asc(availabilities.day)),
    db
      .select({
        workType: workExperiences.workType,
        title: workExperiences.title,
        workplace: workExperiences.workplace,
        startedOn: workExperiences.startedOn,
        endedOn: workExperiences.endedOn,
      })
      .from(workExperiences)
      .where(eq(workExperiences.resumeId, resumeId))
      .orderBy(asc(workExperiences.position)),
  ])
  return { ...shown, availability, experiences }
}

export type WorkerProfile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** The worker of an account with how to reach them, whether they let themselves be found or not; null when there is none. */
export async function findOwnWorker(db: Database, accountUid: string) {
  const { minDailyPay: _, ...facts } = shownOfWorker
  const [worker] = await db
    .select({ ...facts, displayName: accounts.displayName, phone: accounts.phone })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(workers.accountUid, accountUid))
  return worker ?? null
}

/** How many findable workers there are for each type of work anybody of them wants. */
export async function countByWorkType(db: Database) {
  const workType = sql<WorkType>`unnest(${resumes.workTypes})`.as('work_type')
  return db.select({ workType, workers: count() }).from(resumes).where(isFindable).groupBy(workType)
}

/** Adds workers; ones whose account has a worker already are left as they are. */
export async function insertWorkers(tx: Database, rows: readonly NewWorker[]): Promise<void> {
  await tx
    .insert(workers)
    .values([...rows])
    .onConflictDoNothing()
}

/** Renames the worker of an account. */
export async function renameWorker(
  tx: Database,
  accountUid: string,
  name: Pick<NewWorker, 'givenName' | 'familyName'>,
): Promise<void> {
  await tx
    .update(workers)
    .set({ ...name, version: sql`${workers.version} + 1` })
    .where(eq(workers.accountUid, accountUid))
}

/** Everything kept about the worker of an account, as it is stored; null when there is none. */
export async function findWorkerRow(db: Database, accountUid: string) {
  const [worker] = await db.select().from(workers).where(eq(workers.accountUid, accountUid))
  return worker ?? null
}

/** Removes the worker of an account, and with them their resume. */
export async function deleteWorker(tx: Database, accountUid: string): Promise<void> {
  await tx.delete(workers).where(eq(workers.accountUid, accountUid))
}
