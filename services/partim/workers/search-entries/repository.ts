import { and, asc, eq, gte, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import type { CertificateKind } from '@/validators/certificate-kinds'
import type { ShownWords } from '@/validators/shown-words'
import type { WorkType } from '@/validators/work-types'
import { certificates } from '../../tables/certificates'
import { introVideos } from '../../tables/intro-videos'
import { availabilityDates, resumes, workExperiences } from '../../tables/resumes'
import { searchEntries, searchTexts } from '../../tables/search-entries'
import { workers } from '../../tables/workers'
import { isFindable } from '../hiding/repository'

export type SearchEntry = typeof searchEntries.$inferInsert

type Experience = {
  readonly workType: WorkType | null
  readonly title: string
  readonly workplace: string
  readonly startedOn: string
  readonly endedOn: string | null
}
type SingleDay = { readonly date: string; readonly isFree: boolean }

/** Who can be found, and says where they live: their position, or a district that is known. */
const canBeFound = and(isFindable, isNotNull(resumes.place))

/** What the search keeps of some workers, for those of them who can be found. */
export async function findFacts(db: Database, workerIds: readonly string[], today: string) {
  const { workType, title, workplace, startedOn, endedOn, position } = workExperiences
  const experience = sql`json_build_object('workType', ${workType}, 'title', ${title}, 'workplace', ${workplace},
    'startedOn', ${startedOn}, 'endedOn', ${endedOn})`
  const day = sql`json_build_object('date', ${availabilityDates.date}, 'isFree', ${availabilityDates.isFree})`
  return db
    .select({
      workerId: resumes.workerId,
      givenName: workers.givenName,
      lat: sql<number>`coalesce(${resumes.lat}, ${resumes.areaLat})`,
      lng: sql<number>`coalesce(${resumes.lng}, ${resumes.areaLng})`,
      headline: resumes.headline,
      about: resumes.about,
      education: resumes.education,
      district: resumes.district,
      province: resumes.province,
      visibility: resumes.visibility,
      workTypes: resumes.workTypes,
      freeParts: resumes.freeParts,
      languages: resumes.languages,
      skills: resumes.skills,
      minHourlyPay: resumes.minHourlyPay,
      minDailyPay: resumes.minDailyPay,
      minNightlyPay: resumes.minNightlyPay,
      lengthsOfExperience: resumes.lengthsOfExperience,
      changedAt: resumes.updatedAt,
      birthDate: workers.birthDate,
      identityVerifiedAt: workers.identityVerifiedAt,
      experiences: sql<Experience[]>`(select coalesce(json_agg(${experience} order by ${position}), '[]')
        from ${workExperiences} where ${workExperiences.resumeId} = ${resumes.id})`,
      dates: sql<SingleDay[]>`(select coalesce(json_agg(${day}), '[]') from ${availabilityDates}
        where ${and(eq(availabilityDates.resumeId, resumes.id), gte(availabilityDates.date, today))})`,
      certificates: sql<CertificateKind[]>`(select coalesce(json_agg(distinct ${certificates.kind}), '[]')
        from ${certificates} where ${certificates.workerId} = ${resumes.workerId})`,
      hasVideo: sql<boolean>`exists (select from ${introVideos} where ${introVideos.workerId} = ${resumes.workerId}
        and ${introVideos.approvedAt} is not null and ${introVideos.state} <> 'rejected')`,
    })
    .from(resumes)
    .innerJoin(workers, eq(workers.id, resumes.workerId))
    .where(and(inArray(resumes.workerId, [...workerIds]), canBeFound))
}

export type WorkerFacts = Awaited<ReturnType<typeof findFacts>>[number]

/** An entry, the keys of its texts, and what a list says of the worker. */
export type IndexedWorker = {
  readonly entry: SearchEntry
  readonly keys: readonly string[]
  readonly shown: ShownWords
}

/** Writes entries; since when somebody can be found stays as it was. */
export async function upsertEntries(tx: Database, indexed: readonly IndexedWorker[]): Promise<void> {
  if (indexed.length === 0) return
  await tx
    .insert(searchEntries)
    .values(indexed.map(({ entry }) => entry))
    .onConflictDoUpdate({
      target: searchEntries.workerId,
      set: Object.fromEntries(
        changing.map((name) => [name, sql.raw(`excluded."${searchEntries[name].name}"`)]),
      ),
    })
  await tx
    .insert(searchTexts)
    .values(
      indexed.map(({ entry, keys, shown }) => ({
        shown,
        workerId: entry.workerId,
        keys: sql`array_to_tsvector(${sql.param([...keys])}::text[])`,
      })),
    )
    .onConflictDoUpdate({
      target: searchTexts.workerId,
      set: { keys: sql`excluded.keys`, shown: sql`excluded.shown` },
    })
}

const changing = [
  'place',
  'tile',
  'square',
  'workTypes',
  'freeParts',
  'freeDates',
  'busyDates',
  'languages',
  'certificates',
  'hourlyPay',
  'dailyPay',
  'nightlyPay',
  'months',
  'birthDate',
  'isVerified',
  'hasVideo',
] as const satisfies readonly (keyof SearchEntry)[]

/** Removes what the search keeps of some workers. */
export async function deleteEntries(tx: Database, workerIds: readonly string[]): Promise<void> {
  if (workerIds.length === 0) return
  await tx.delete(searchTexts).where(inArray(searchTexts.workerId, [...workerIds]))
  await tx.delete(searchEntries).where(inArray(searchEntries.workerId, [...workerIds]))
}

/** Workers who can be found but have no entry: their resumes are older than the search. */
export const listMissing = (db: Database, except: readonly string[], limit: number) =>
  db
    .select({ workerId: resumes.workerId })
    .from(resumes)
    .leftJoin(searchEntries, eq(searchEntries.workerId, resumes.workerId))
    .where(and(isNull(searchEntries.workerId), canBeFound, notInArray(resumes.workerId, [...except])))
    .orderBy(asc(resumes.workerId))
    .limit(limit)
