import { hasAccounts } from '@/services/shared/accounts/repository'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { sampleWorkers } from './samples/population'
import { accountOf, demoWorkerNumber } from './samples/sample-accounts'
import type { SampleWorker } from './samples/sample-worker'
import { insertResumeParts, insertResumes } from './workers/resumes/repository'
import { insertWorkers } from './workers/workers/repository'

/** Workers per statement, which keeps each insert under PostgreSQL's limit of 65,535 parameters. */
const batchSize = 500

/** Adds 2,000 invented workers and the demo worker to a database without accounts. Answers how many were added. */
export async function seed(db: Database): Promise<number> {
  const people = sampleWorkers(demoWorkerNumber).map((worker) => ({ worker, account: accountOf(worker) }))
  return db.transaction(async (tx) => {
    if (await hasAccounts(tx)) return 0
    for (let start = 0; start < people.length; start += batchSize) {
      await insertPeople(tx, people.slice(start, start + batchSize))
    }
    return people.length
  })
}

type Person = { readonly worker: SampleWorker; readonly account: ReturnType<typeof accountOf> }

async function insertPeople(tx: Database, people: readonly Person[]): Promise<void> {
  await tx.insert(accounts).values(people.map(({ account }) => account))
  await insertWorkers(tx, people.map(workerRow))
  await insertResumes(
    tx,
    people.map(({ worker }) => resumeRow(worker)),
  )
  await insertResumeParts(tx, {
    availability: people.flatMap(({ worker }) => availabilityRows(worker)),
    experiences: people.flatMap(({ worker }) => experienceRows(worker)),
  })
}

const workerRow = ({ worker, account }: Person) => ({
  id: worker.workerId,
  accountUid: account.uid,
  givenName: worker.givenName,
  familyName: worker.familyName,
  nickname: worker.nickname,
  gender: worker.gender,
  birthDate: worker.birthDate,
  lastActiveAt: worker.registeredAt,
  createdAt: worker.registeredAt,
})

const resumeRow = (worker: SampleWorker) => ({
  id: worker.resumeId,
  workerId: worker.workerId,
  headline: worker.headline,
  about: worker.about,
  workTypes: [...worker.workTypes],
  province: worker.place.province,
  district: worker.place.district,
  lat: worker.lat,
  lng: worker.lng,
  minDailyPay: worker.minDailyPaySatang,
  experienceYears: worker.experienceYears,
  languages: [...worker.languages],
  education: worker.education,
  visibility: worker.number === demoWorkerNumber ? ('open' as const) : worker.visibility,
  createdAt: worker.registeredAt,
  updatedAt: worker.registeredAt,
})

const availabilityRows = ({ resumeId, availability }: SampleWorker) =>
  availability.map(({ day, from, until }) => ({ resumeId, day, fromTime: from, untilTime: until }))

const experienceRows = ({ resumeId, experiences }: SampleWorker) =>
  experiences.map((experience, position) => ({ resumeId, position, ...experience }))
