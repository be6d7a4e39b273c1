import { uuidv7 } from 'uuidv7'
import { hasAccounts } from '@/services/shared/accounts/repository'
import { accounts } from '@/services/shared/accounts/table'
import type { Database } from '@/services/shared/database'
import { demoCompany } from '@/services/shared/identity/demo-company'
import { messageWarnings } from '@/validators/message-warnings'
import { bangkokToday } from '@/validators/rules'
import { takeSlots } from './interviews/interviews/repository'
import { sampleConversations, sampleQuickReplies } from './samples/conversations'
import { type SampleMoment, sampleInterviews } from './samples/interviews'
import { sampleWorkers } from './samples/population'
import { accountOf, demoWorkerNumber } from './samples/sample-accounts'
import { sampleCertificate } from './samples/sample-certificate'
import type { SampleWorker } from './samples/sample-worker'
import { conversations, messages, quickReplies, talkCompanies, talkRights } from './tables/conversations'
import { interviews } from './tables/interviews'
import { wordsOf } from './talk/messages/words'
import { insertCertificates } from './workers/certificates/repository'
import { skipRenewal } from './workers/resumes/renewal'
import { insertResumeParts, insertResumes } from './workers/resumes/repository'
import { indexWorkers } from './workers/search-entries/service'
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
    await skipRenewal(tx)
    await addConversations(tx, people)
    await addInterviews(tx, people)
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
    dates: people.flatMap(({ worker }) => dateRows(worker)),
    experiences: people.flatMap(({ worker }) => experienceRows(worker)),
  })
  await insertCertificates(
    tx,
    people.flatMap(({ worker }) => certificateRows(worker)),
  )
  await indexWorkers(
    tx,
    people.map(({ worker }) => worker.workerId),
  )
}

const workerRow = ({ worker, account }: Person) => ({
  id: worker.workerId,
  accountUid: account.uid,
  givenName: worker.givenName,
  familyName: worker.familyName,
  nickname: worker.nickname,
  gender: worker.gender,
  birthDate: worker.birthDate,
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
  radiusKm: worker.radiusKm,
  minHourlyPay: worker.minHourlyPaySatang,
  minNightlyPay: worker.minNightlyPaySatang,
  skills: [...worker.skills],
  avoids: [...worker.avoids],
  lengthsOfExperience: [...worker.lengthsOfExperience],
  freeParts: worker.freeParts,
  photoInLists: worker.photoInLists,
  hideFromWorkplaces: worker.hideFromWorkplaces,
  visibility: worker.number === demoWorkerNumber ? ('open' as const) : worker.visibility,
  createdAt: worker.registeredAt,
  updatedAt: worker.registeredAt,
})

const dayMs = 86_400_000

/** Single days are counted from the day of seeding, so that they are still to come. */
const dateRows = ({ resumeId, dates }: SampleWorker) =>
  dates.map(({ inDays, isFree }) => ({
    resumeId,
    date: bangkokToday(new Date(Date.now() + inDays * dayMs)),
    isFree,
  }))

const certificateRows = ({ workerId, certificates, registeredAt }: SampleWorker) =>
  certificates.map((kind) => ({
    id: uuidv7(),
    workerId,
    kind,
    title: kind === 'other' ? 'ใบประกาศอบรมการบริการ' : '',
    objectName: sampleCertificate.objectName,
    fileType: sampleCertificate.fileType,
    createdAt: registeredAt,
  }))

const experienceRows = ({ resumeId, experiences }: SampleWorker) =>
  experiences.map((experience, position) => ({ resumeId, position, ...experience }))

/** What the demo's people wrote to each other; the companies invited them. */
async function addConversations(tx: Database, people: readonly Person[]): Promise<void> {
  for (const sample of sampleConversations) {
    const { company, post, read } = sample
    const person = people.find(({ worker }) =>
      sample.workerId === null ? worker.number === demoWorkerNumber : worker.workerId === sample.workerId,
    )
    if (!person) throw new Error(`there is no sample worker ${sample.workerId}`)
    const { workerId } = person.worker
    const pair = { companyId: company.id, workerId }
    const conversationId = uuidv7()
    const written = sample.messages.map(({ by, text, minutesAgo }, index) => {
      const at = new Date(Date.now() - minutesAgo * 60_000)
      const side = by === null ? ('worker' as const) : ('company' as const)
      const authorUid = by ?? person.account.uid
      const warnings = [...messageWarnings(text)]
      const words = wordsOf(text)
      return {
        ...pair,
        conversationId,
        id: uuidv7(),
        seq: index + 1,
        side,
        authorUid,
        text,
        words,
        warnings,
        at,
      }
    })
    const [first, last] = [written[0]?.at ?? new Date(), written.at(-1)?.at ?? new Date()]
    const lastOf = (of: 'company' | 'worker') => written.findLast(({ side }) => side === of)?.seq ?? 0
    await tx
      .insert(talkCompanies)
      .values({ companyId: company.id, name: company.name, standing: company.standing })
      .onConflictDoNothing()
    await tx.insert(talkRights).values({
      ...pair,
      jobPostId: post.id,
      title: post.title,
      workType: post.workType,
      invitedAt: first,
      at: first,
      until: new Date(first.getTime() + 365 * dayMs),
    })
    await tx.insert(conversations).values({
      ...pair,
      id: conversationId,
      begunBy: 'company',
      jobPostId: post.id,
      jobPostTitle: post.title,
      jobPostWorkType: post.workType,
      jobPostAt: first,
      lastSeq: written.length,
      createdAt: first,
      updatedAt: last,
      companyReadUpTo: read.company,
      companyDeliveredUpTo: read.company,
      companyWroteUpTo: lastOf('company'),
      companyStarredAt: sample.isStarred ? last : null,
      workerReadUpTo: read.worker,
      workerDeliveredUpTo: Math.max(read.worker, 1),
      workerWroteUpTo: lastOf('worker'),
    })
    await tx.insert(messages).values(written)
  }
  await tx
    .insert(quickReplies)
    .values(sampleQuickReplies.map((words) => ({ ...words, companyId: demoCompany.id, id: uuidv7() })))
}

/** The demo company's interviews, around the moment of seeding. */
async function addInterviews(tx: Database, people: readonly Person[]): Promise<void> {
  const demoWorker = people.find(({ worker }) => worker.number === demoWorkerNumber)?.worker
  for (const { workerId, post, agreed, proposed, asked, ...sample } of sampleInterviews) {
    const startsAt = agreed === undefined ? null : momentOf(agreed)
    const updatedAt = startsAt && startsAt < new Date() ? startsAt : new Date()
    const [interview] = await tx
      .insert(interviews)
      .values({
        ...sample,
        id: uuidv7(),
        companyId: demoCompany.id,
        workerId: workerId ?? demoWorker?.workerId ?? '',
        hostUid: demoCompany.ownerUid,
        jobPostId: post.id,
        jobPostTitle: post.title,
        jobPostWorkType: post.workType,
        times: proposed.map((one) => momentOf(one).toISOString()),
        startsAt,
        askedAt: asked === undefined ? null : momentOf(asked),
        expiresAt: new Date(Date.now() + 20 * 3_600_000),
        sequence: startsAt === null ? 0 : 1,
        reminded: 2,
        createdAt: updatedAt,
        updatedAt,
      })
      .returning()
    if (interview?.state !== 'accepted' || !startsAt) continue
    await takeSlots(tx, interview, 'worker', startsAt)
    await takeSlots(tx, interview, 'host', startsAt)
  }
}

const quarterMs = 900_000

function momentOf(moment: SampleMoment): Date {
  if (typeof moment === 'number') {
    return new Date(Math.ceil((Date.now() + moment * 3_600_000) / quarterMs) * quarterMs)
  }
  const [day, clock] = moment
  return new Date(`${bangkokToday(new Date(Date.now() + day * dayMs))}T${clock}:00+07:00`)
}
