import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { availabilities, type Resume, resumes, workExperiences } from '../../tables/resumes'
import { workers } from '../../tables/workers'

export type NewResume = typeof resumes.$inferInsert
export type NewAvailability = typeof availabilities.$inferInsert
export type NewWorkExperience = typeof workExperiences.$inferInsert

/** The fields of the worker's own form; an edit leaves all others as they are. */
export type ResumeEdit = Pick<
  Resume,
  'headline' | 'about' | 'workTypes' | 'province' | 'district' | 'lat' | 'lng' | 'minDailyPay' | 'visibility'
> & { readonly days: readonly number[] }

/** The resume of an account's worker, or null. */
export async function findOwnResume(db: Database, accountUid: string) {
  const [row] = await db
    .select({ resume: resumes })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(eq(workers.accountUid, accountUid))
  if (!row) return null
  const free = await db
    .select({ day: availabilities.day })
    .from(availabilities)
    .where(eq(availabilities.resumeId, row.resume.id))
    .orderBy(asc(availabilities.day))
  return { ...row.resume, days: free.map(({ day }) => day) }
}

export type OwnResume = NonNullable<Awaited<ReturnType<typeof findOwnResume>>>

/** Changes a resume if it is still at `version`; false when another change came first. */
export async function updateResume(
  tx: Database,
  { id, version }: { id: string; version: number },
  { days, ...edit }: ResumeEdit,
): Promise<boolean> {
  const changed = await tx
    .update(resumes)
    .set({ ...edit, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(resumes.id, id), eq(resumes.version, version)))
    .returning({ id: resumes.id })
  if (changed.length === 0) return false
  await keepDays(tx, id, days)
  return true
}

/** Days that stay free keep their hours; a newly free day is free at any time. */
async function keepDays(tx: Database, resumeId: string, days: readonly number[]): Promise<void> {
  const ofResume = eq(availabilities.resumeId, resumeId)
  if (days.length === 0) {
    await tx.delete(availabilities).where(ofResume)
    return
  }
  await tx.delete(availabilities).where(and(ofResume, notInArray(availabilities.day, [...days])))
  await tx
    .insert(availabilities)
    .values(days.map((day) => ({ resumeId, day })))
    .onConflictDoNothing()
}

/** Adds resumes; a worker who has one already keeps it. */
export async function insertResumes(tx: Database, rows: readonly NewResume[]): Promise<void> {
  await tx
    .insert(resumes)
    .values([...rows])
    .onConflictDoNothing()
}

/** Adds free times and earlier jobs to resumes, unless they exist already. */
export async function insertResumeParts(
  tx: Database,
  parts: { availability: readonly NewAvailability[]; experiences: readonly NewWorkExperience[] },
): Promise<void> {
  if (parts.availability.length > 0) {
    await tx
      .insert(availabilities)
      .values([...parts.availability])
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
  const [availability, experiences] = await Promise.all([
    db.select().from(availabilities).where(eq(availabilities.resumeId, resume.id)),
    db.select().from(workExperiences).where(eq(workExperiences.resumeId, resume.id)),
  ])
  return { ...resume, availability, experiences }
}
