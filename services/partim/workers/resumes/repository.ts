import { and, asc, eq, gt, gte, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { bangkokToday } from '@/validators/rules'
import { availabilityDates, type Resume, resumes, workExperiences } from '../../tables/resumes'
import { workers } from '../../tables/workers'

export type NewResume = typeof resumes.$inferInsert
export type NewAvailabilityDate = typeof availabilityDates.$inferInsert
export type NewWorkExperience = typeof workExperiences.$inferInsert

/** Answers of the worker's own resume; an edit leaves all others as they are. */
export type ResumeEdit = Partial<
  Omit<Resume, 'id' | 'workerId' | 'place' | 'createdAt' | 'updatedAt' | 'version'>
> & {
  readonly dates?: readonly Omit<NewAvailabilityDate, 'resumeId'>[]
  readonly workExperiences?: readonly Omit<NewWorkExperience, 'resumeId' | 'position'>[]
}

/** Single days of a resume from today on, the next one first. */
export async function findDates(db: Database, resumeId: string) {
  return db
    .select({ date: availabilityDates.date, isFree: availabilityDates.isFree })
    .from(availabilityDates)
    .where(and(eq(availabilityDates.resumeId, resumeId), gte(availabilityDates.date, bangkokToday())))
    .orderBy(asc(availabilityDates.date))
}

/** Earlier and current jobs of a resume, in the worker's order. */
export async function findWorkExperiences(db: Database, resumeId: string) {
  return db
    .select({
      workType: workExperiences.workType,
      title: workExperiences.title,
      workplace: workExperiences.workplace,
      startedOn: workExperiences.startedOn,
      endedOn: workExperiences.endedOn,
    })
    .from(workExperiences)
    .where(eq(workExperiences.resumeId, resumeId))
    .orderBy(asc(workExperiences.position))
}

/** The resume of an account's worker with its single days, its jobs and when the worker was born, or null. */
export async function findOwnResume(db: Database, accountUid: string) {
  const [row] = await db
    .select({ resume: resumes, birthDate: workers.birthDate })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(eq(workers.accountUid, accountUid))
  if (!row) return null
  const { resume, birthDate } = row
  const [dates, jobs] = await Promise.all([findDates(db, resume.id), findWorkExperiences(db, resume.id)])
  return { ...resume, birthDate, dates, workExperiences: jobs }
}

export type OwnResume = NonNullable<Awaited<ReturnType<typeof findOwnResume>>>

/** Changes a resume if it is still at `version`; false when another change came first. */
export async function updateResume(
  tx: Database,
  { id, version }: { id: string; version: number },
  { dates, workExperiences: jobs, ...edit }: ResumeEdit,
): Promise<boolean> {
  const changed = await tx
    .update(resumes)
    .set({ ...edit, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(resumes.id, id), eq(resumes.version, version)))
    .returning({ id: resumes.id })
  if (changed.length === 0) return false
  if (dates) await replaceDates(tx, id, dates)
  if (jobs) await replaceWorkExperiences(tx, id, jobs)
  return true
}

async function replaceDates(tx: Database, resumeId: string, dates: NonNullable<ResumeEdit['dates']>) {
  await tx.delete(availabilityDates).where(eq(availabilityDates.resumeId, resumeId))
  await insertResumeParts(tx, { dates: dates.map((day) => ({ ...day, resumeId })), experiences: [] })
}

async function replaceWorkExperiences(
  tx: Database,
  resumeId: string,
  jobs: NonNullable<ResumeEdit['workExperiences']>,
) {
  await tx.delete(workExperiences).where(eq(workExperiences.resumeId, resumeId))
  const experiences = jobs.map((job, position) => ({ ...job, resumeId, position }))
  await insertResumeParts(tx, { dates: [], experiences })
}

/** Resumes that name one of these districts and lack its centre: they are older than it. */
export const listWithoutArea = (
  db: Database,
  known: readonly { readonly province: string; readonly district: string }[],
  except: readonly string[],
  limit: number,
) =>
  db
    .select({ workerId: resumes.workerId, province: resumes.province, district: resumes.district })
    .from(resumes)
    .where(
      and(
        isNull(resumes.areaLat),
        sql`(${resumes.province}, ${resumes.district}) in (select * from unnest(
          ${sql.param(known.map(({ province }) => province))}::text[],
          ${sql.param(known.map(({ district }) => district))}::text[]))`,
        notInArray(resumes.workerId, [...except]),
      ),
    )
    .orderBy(asc(resumes.workerId))
    .limit(limit)

/** Gives a worker's resume the centre of its district, unless it names another by then; no change of theirs. */
export async function setArea(
  tx: Database,
  { workerId, province, district }: { workerId: string; province: string; district: string },
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  await tx
    .update(resumes)
    .set({ areaLat: lat, areaLng: lng })
    .where(
      and(eq(resumes.workerId, workerId), eq(resumes.province, province), eq(resumes.district, district)),
    )
}

/** Shows an account's resume in part where it was open. */
export async function closeResume(tx: Database, accountUid: string): Promise<void> {
  const own = tx.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, accountUid))
  await tx
    .update(resumes)
    .set({ visibility: 'limited', version: sql`${resumes.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(resumes.visibility, 'open'), eq(resumes.workerId, sql`(${own})`)))
}

/** Whose resumes there are, by the worker's id, after one of them where there is one. */
export const listOwners = (db: Database, after: string | null, except: readonly string[], limit: number) =>
  db
    .select({ workerId: resumes.workerId })
    .from(resumes)
    .where(and(after ? gt(resumes.workerId, after) : undefined, notInArray(resumes.workerId, [...except])))
    .orderBy(asc(resumes.workerId))
    .limit(limit)

/** What a worker's resume says of experience, locked against a change meanwhile; null without one. */
export async function lockExperience(tx: Database, workerId: string) {
  const { id, experienceYears, lengthsOfExperience } = resumes
  const [resume] = await tx
    .select({ id, experienceYears, lengthsOfExperience })
    .from(resumes)
    .where(eq(resumes.workerId, workerId))
    .for('update')
  return resume ? { ...resume, workExperiences: await findWorkExperiences(tx, resume.id) } : null
}

/** Stores the whole years that time made of the same answers; no edit of the worker's. */
export async function setExperienceYears(tx: Database, id: string, experienceYears: number): Promise<void> {
  await tx.update(resumes).set({ experienceYears }).where(eq(resumes.id, id))
}

/** Notes whether the worker of an account asked for its removal, which is no edit of the resume; answers their id. */
export async function setLeaving(tx: Database, accountUid: string, isLeaving: boolean): Promise<string[]> {
  const own = tx.select({ id: workers.id }).from(workers).where(eq(workers.accountUid, accountUid))
  const noted = await tx
    .update(resumes)
    .set({ isLeaving })
    .where(eq(resumes.workerId, sql`(${own})`))
    .returning({ workerId: resumes.workerId })
  return noted.map(({ workerId }) => workerId)
}

/** Adds resumes; a worker who has one already keeps it. */
export async function insertResumes(tx: Database, rows: readonly NewResume[]): Promise<void> {
  await tx
    .insert(resumes)
    .values([...rows])
    .onConflictDoNothing()
}

/** Adds single days and earlier jobs to resumes, unless they exist already. */
export async function insertResumeParts(
  tx: Database,
  parts: { dates: readonly NewAvailabilityDate[]; experiences: readonly NewWorkExperience[] },
): Promise<void> {
  if (parts.dates.length > 0) {
    await tx
      .insert(availabilityDates)
      .values([...parts.dates])
      .onConflictDoNothing()
  }
  if (parts.experiences.length > 0) {
    await tx
      .insert(workExperiences)
      .values([...parts.experiences])
      .onConflictDoNothing()
  }
}

/** Everything stored in an account's resume; null when there is none. */
export async function findResumeRows(db: Database, accountUid: string) {
  const resume = await findOwnResume(db, accountUid)
  if (!resume) return null
  const [dates, experiences] = await Promise.all([
    db.select().from(availabilityDates).where(eq(availabilityDates.resumeId, resume.id)),
    db.select().from(workExperiences).where(eq(workExperiences.resumeId, resume.id)),
  ])
  return { ...resume, dates, workExperiences: experiences }
}
