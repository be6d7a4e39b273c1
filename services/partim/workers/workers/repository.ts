import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { type Coordinates, pointAt, toDegrees, toKilometres } from '@/services/shared/nearness'
import { adultAge } from '@/validators/age'
import type { WorkType } from '@/validators/work-types'
import { certificates } from '../../tables/certificates'
import { favourites } from '../../tables/favourites'
import { resumes } from '../../tables/resumes'
import { workers } from '../../tables/workers'
import { isFindable, isNotHiddenFrom } from '../hiding/repository'
import { findDates, findWorkExperiences } from '../resumes/repository'

export type NewWorker = typeof workers.$inferInsert

export type Nearby = {
  /** The company that searches. */
  readonly companyId: string
  readonly near: Coordinates
  readonly radiusKm: number
  readonly workType?: WorkType
  /** The last worker of the previous page: distance in degrees, and id. */
  readonly after: { readonly distance: number; readonly id: string } | null
  readonly limit: number
}

/** Whether somebody is known to be of age, as SQL over `workers` (validators/age: isKnownAdult). */
export const isKnownAdult: SQL<boolean> = sql`coalesce(${workers.birthDate} <= (now() at time zone 'Asia/Bangkok')::date
  - make_interval(years => ${sql.raw(String(adultAge))}), false)`

/** The fields a list shows of a worker, before masking. */
export const shownOfWorker = {
  id: workers.id,
  givenName: workers.givenName,
  familyName: workers.familyName,
  birthDate: workers.birthDate,
  workTypes: resumes.workTypes,
  district: resumes.district,
  province: resumes.province,
  /** Whether they say no more than their district, around whose centre they are found. */
  isFromDistrict: sql<boolean>`${resumes.lat} is null`,
  minDailyPay: resumes.minDailyPay,
  experienceYears: resumes.experienceYears,
  languages: resumes.languages,
  headline: resumes.headline,
  /** Their photo, where they allow it in lists; the face of somebody young is for the companies they applied to. */
  photoUrl: sql<string | null>`case when ${resumes.photoInLists} and ${isKnownAdult} then
    (select ${accounts.photoUrl} from ${accounts} where ${accounts.uid} = ${workers.accountUid}) end`,
}

/** Distance of a resume from a place, in degrees on the plane. */
export const distanceFrom = (place: Coordinates): SQL<number> =>
  sql<number>`${resumes.place} <-> ${pointAt(place)}`

/**
 * Ids of the `rows` findable resumes nearest to a place, plus all at the same distance as the last of them. It walks
 * the place index outwards and stops early, which works only when ordering by distance alone and without a radius;
 * `with ties` keeps everybody in the last cell, so that the caller can order them.
 */
export function nearestResumes(
  db: Database,
  {
    near,
    workType,
    after,
    rows,
    companyId,
  }: Pick<Nearby, 'near' | 'workType' | 'after'> & { readonly rows: number; readonly companyId?: string },
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
        companyId ? isNotHiddenFrom(companyId) : undefined,
        workType && arrayContains(resumes.workTypes, [workType]),
        isAfter ?? undefined,
      ),
    )
    .orderBy(distance)
    .getSQL()
  return sql`(${nearestFirst} fetch first ${rows} rows with ties)`
}

/** The search query: up to `limit` + 1 findable workers, nearest first, ties by id. */
export function nearbyQuery(db: Database, { near, radiusKm, workType, after, limit, companyId }: Nearby) {
  const distance = distanceFrom(near)
  const nearest = nearestResumes(db, { near, workType, after, rows: limit + 1, companyId })
  return db
    .select({ ...shownOfWorker, distance })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(inArray(resumes.id, nearest), lte(distance, toDegrees(radiusKm))))
    .orderBy(distance, asc(resumes.workerId))
    .limit(limit + 1)
}

/** Findable workers around a place, nearest first; one more than `limit` when there are more. */
export async function findNearby(db: Database, nearby: Nearby) {
  const rows = await nearbyQuery(db, nearby)
  return rows.map((row) => ({ ...row, distanceKm: toKilometres(row.distance) }))
}

export type FoundWorker = Omit<Awaited<ReturnType<typeof findNearby>>[number], 'distance' | 'distanceKm'> & {
  readonly distanceKm: number | null
}

/** Ids of those among some workers whom a company can find. */
export async function findableAmong(
  db: Database,
  companyId: string,
  workerIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ workerId: resumes.workerId })
    .from(resumes)
    .where(and(inArray(resumes.workerId, [...workerIds]), isFindable, isNotHiddenFrom(companyId)))
  return rows.map(({ workerId }) => workerId)
}

/** The names, before masking, of those among some workers who can be found or are a company's favourites. */
export async function findNames(db: Database, companyId: string, workerIds: readonly string[]) {
  const isFavourite = sql`exists (select 1 from ${favourites}
    where ${favourites.companyId} = ${companyId} and ${favourites.workerId} = ${workers.id})`
  return db
    .select({
      id: workers.id,
      givenName: workers.givenName,
      familyName: workers.familyName,
      isFindable: sql<boolean>`${and(isFindable, isNotHiddenFrom(companyId))}`,
    })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .where(
      and(inArray(workers.id, [...workerIds]), or(and(isFindable, isNotHiddenFrom(companyId)), isFavourite)),
    )
}

/** One worker with their whole resume as `who` finds them, or null. */
export async function findProfile(db: Database, who: SQL | undefined) {
  const [profile] = await db
    .select({
      ...shownOfWorker,
      resumeId: resumes.id,
      about: resumes.about,
      education: resumes.education,
      visibility: resumes.visibility,
      isUnused: resumes.isUnused,
      radiusKm: resumes.radiusKm,
      minHourlyPay: resumes.minHourlyPay,
      minNightlyPay: resumes.minNightlyPay,
      lengthsOfExperience: resumes.lengthsOfExperience,
      skills: resumes.skills,
      avoids: resumes.avoids,
      freeParts: resumes.freeParts,
      isVerified: sql<boolean>`${workers.identityVerifiedAt} is not null`,
    })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(who)
  if (!profile) return null
  const { resumeId, ...shown } = profile
  const [dates, jobs, kinds] = await Promise.all([
    findDates(db, resumeId),
    findWorkExperiences(db, resumeId),
    db
      .selectDistinct({ kind: certificates.kind })
      .from(certificates)
      .where(eq(certificates.workerId, shown.id))
      .orderBy(asc(certificates.kind)),
  ])
  return { ...shown, dates, workExperiences: jobs, certificates: kinds.map(({ kind }) => kind) }
}

/** One worker whom a company may find, for `findProfile`. */
export const findableWorker = (companyId: string, workerId: string): SQL | undefined =>
  and(eq(workers.id, workerId), isFindable, isNotHiddenFrom(companyId))

/** One worker, findable or not, for `findProfile`. */
export const thisWorker = (workerId: string): SQL => eq(workers.id, workerId)

/** An account's worker, findable or not, for `findProfile`. */
export const workerOfAccount = (accountUid: string): SQL => eq(workers.accountUid, accountUid)

export type WorkerProfile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** An account's worker with contact details, findable or not; null when there is none. */
export async function findOwnWorker(db: Database, accountUid: string) {
  const { minDailyPay: _, photoUrl: __, isFromDistrict: ___, ...facts } = shownOfWorker
  const [worker] = await db
    .select({
      ...facts,
      displayName: accounts.displayName,
      phone: accounts.phone,
      emailVerified: sql<boolean>`${accounts.emailVerifiedAt} is not null`,
    })
    .from(workers)
    .innerJoin(resumes, eq(resumes.workerId, workers.id))
    .innerJoin(accounts, eq(accounts.uid, workers.accountUid))
    .where(eq(workers.accountUid, accountUid))
  return worker ?? null
}

/** How an account's person is reached, and their photo; null without an account. */
export async function findContact(db: Database, accountUid: string) {
  const { displayName, phone, photoUrl } = accounts
  const [contact] = await db
    .select({ displayName, phone, photoUrl })
    .from(accounts)
    .where(eq(accounts.uid, accountUid))
  return contact ?? null
}

/** The number of findable workers per type of work, for types that at least one of them wants. */
export async function countByWorkType(db: Database) {
  const workType = sql<WorkType>`unnest(${resumes.workTypes})`.as('work_type')
  return db.select({ workType, workers: count() }).from(resumes).where(isFindable).groupBy(workType)
}

/** Adds workers; an account that already has a worker keeps it. */
export async function insertWorkers(tx: Database, rows: readonly NewWorker[]): Promise<void> {
  await tx
    .insert(workers)
    .values([...rows])
    .onConflictDoNothing()
}

/** Renames an account's worker; answers the worker's id, if there is one. */
export async function renameWorker(
  tx: Database,
  accountUid: string,
  name: Pick<NewWorker, 'givenName' | 'familyName'>,
): Promise<string[]> {
  const renamed = await tx
    .update(workers)
    .set({ ...name, version: sql`${workers.version} + 1` })
    .where(eq(workers.accountUid, accountUid))
    .returning({ id: workers.id })
  return renamed.map(({ id }) => id)
}

/** Changes when an account's worker was born. */
export async function updateBirthDate(tx: Database, accountUid: string, birthDate: string): Promise<void> {
  await tx
    .update(workers)
    .set({ birthDate, version: sql`${workers.version} + 1` })
    .where(eq(workers.accountUid, accountUid))
}

/** Stores the birth date of an account's worker where none is known; answers the worker's id, or null where one is. */
export async function fillBirthDate(
  tx: Database,
  accountUid: string,
  birthDate: string,
): Promise<string | null> {
  const [filled] = await tx
    .update(workers)
    .set({ birthDate, version: sql`${workers.version} + 1` })
    .where(and(eq(workers.accountUid, accountUid), isNull(workers.birthDate)))
    .returning({ id: workers.id })
  return filled?.id ?? null
}

/** Everything stored about an account's worker; null when there is none. */
export async function findWorkerRow(db: Database, accountUid: string) {
  const [worker] = await db.select().from(workers).where(eq(workers.accountUid, accountUid))
  return worker ?? null
}

/** Removes an account's worker, and with it the resume. */
export async function deleteWorker(tx: Database, accountUid: string): Promise<void> {
  await tx.delete(workers).where(eq(workers.accountUid, accountUid))
}
