import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { Limits } from '@/services/shared/rate-limit/limits'
import { testClient } from '@/services/shared/testing/client'
import { testIssuer } from '@/services/shared/testing/issuer'
import { memoryEventReceiver } from '@/services/shared/testing/memory-event-receiver'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { mailOf } from '@/services/shared/testing/service-mails'
import { testSettings } from '@/services/shared/testing/settings'
import { stopApp } from '@/services/shared/testing/stop-app'
import { testDatabase } from '@/services/shared/testing/test-database'
import type { Role } from '@/validators/permissions'
import { bangkokToday } from '@/validators/rules'
import { shownName } from '@/validators/upload-terms'
import { buildApp } from './app'
import { insertGrant } from './billing/credits/repository'
import { insertMember } from './company/membership/repository'
import type { OwnWorker } from './shapes/applicant'
import { companies } from './tables/companies'
import { jobPosts } from './tables/job-posts'
import {
  memoryAddresses,
  memoryDepartures,
  memoryGroups,
  memoryProfiles,
  memoryRegistry,
  memoryWorkerNotifications,
  ownWorker,
} from './testing-partim'
import { memoryPaymentProvider } from './testing-payment-provider'

const migrations = fileURLToPath(new URL('./migrations', import.meta.url))

const plenty = { max: 1_000_000_000, seconds: 60 }
export const unlimited: Limits = {
  publicRead: plenty,
  publicWrite: plenty,
  write: plenty,
  visitorWrite: plenty,
  companyWrite: plenty,
}

/** A whole service in this process: real database and tokens; mails, users and files in memory. */
export async function startTestService(
  limits: Limits = unlimited,
  identity = new MemoryIdentity(),
  storage = memoryStorage(),
  storageHost?: string,
) {
  const [database, issuer] = await Promise.all([testDatabase(migrations), testIssuer()])
  const memory = memoryMail()
  const usual = testSettings(issuer)
  const settings = {
    ...usual,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost ?? usual.FIREBASE_STORAGE_EMULATOR_HOST,
  }
  const registry = memoryRegistry()
  const profiles = memoryProfiles()
  const groups = memoryGroups()
  const departures = memoryDepartures()
  const addresses = memoryAddresses()
  const workerNotifications = memoryWorkerNotifications(profiles)
  const partim = memoryEventReceiver()
  const paymentProvider = memoryPaymentProvider()
  const app = await buildApp({
    settings,
    database,
    identity,
    mail: memory.transport,
    limits,
    runsRoutines: false,
    storage,
    registry,
    profiles,
    groups,
    departures,
    addresses,
    workerNotifications,
    partim,
    paymentProvider,
  })

  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const mail = mailOf(memory, database.db)
  const ask = testClient(address, issuer)

  /** A registered employer with a verified e-mail address. */
  async function employer(uid: string): Promise<string> {
    identity.addProven(uid)
    const body = { displayName: nameOf(uid), phone: '0812345678', acceptTerms: true }
    const answer = await ask('POST /v1/registrations', { as: uid, body })
    if (answer.status !== 201) throw new Error(answer.text)
    return uid
  }

  /** An owner with a new company whose number was typed by hand, with starting credits. */
  async function founder(uid: string): Promise<{ uid: string; companyId: string }> {
    await employer(uid)
    const answer = await ask('POST /v1/companies', { as: uid, body: companyInput() })
    if (answer.status !== 201) throw new Error(answer.text)
    return { uid, companyId: answer.json.id }
  }

  /** An owner whose company has a confirmed number, with plenty of credits. */
  async function registered(uid: string): Promise<{ uid: string; companyId: string }> {
    const made = await founder(uid)
    const { companyId } = made
    await database.db
      .update(companies)
      .set({ numberConfirmedAt: new Date() })
      .where(eq(companies.id, companyId))
    const credits = { kind: 'job_post', amount: 1_000, expiresAt: null, actorUid: 'system' } as const
    await insertGrant(database.db, { companyId, ...credits })
    return made
  }

  /** The same with a represented company: no limit keeps its posts from workers. */
  async function owner(uid: string): Promise<{ uid: string; companyId: string }> {
    const made = await registered(uid)
    await represent(made.companyId)
    return made
  }

  async function represent(companyId: string): Promise<void> {
    await database.db
      .update(companies)
      .set({ numberConfirmedAt: new Date(), representedAt: new Date() })
      .where(eq(companies.id, companyId))
  }

  /** Adds another member to a company. */
  async function colleague(
    uid: string,
    companyId: string,
    role: Role,
    branchIds: string[] = [],
  ): Promise<string> {
    await employer(uid)
    await insertMember(database.db, { companyId, uid, role, branchIds })
    return uid
  }

  async function branch(as: string, changes: Partial<ReturnType<typeof branchInput>> = {}): Promise<string> {
    const answer = await ask('POST /v1/branches', { as, body: { ...branchInput(), ...changes } })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json.id
  }

  /** The company of `owner` with two branches, a `manager` of the second alone, and a `stranger` with another company. */
  async function twoBranches(): Promise<{ companyId: string; here: string; there: string }> {
    const { companyId } = await owner('owner')
    await owner('stranger')
    const here = await branch('owner', { name: 'สยาม' })
    const there = await branch('owner', { name: 'อารีย์' })
    await colleague('manager', companyId, 'branch_manager', [there])
    return { companyId, here, there }
  }

  async function jobPost(
    as: string,
    draft: object,
  ): Promise<{ id: string; version: number; shifts: { id: string }[] }> {
    const answer = await ask('POST /v1/job-posts', { as, body: draft })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json
  }

  /** A post that people can apply for, as if it had been published, with the ids of its shifts; `changes` are of its row. */
  async function openPost(
    as: string,
    draft: object,
    changes: Partial<typeof jobPosts.$inferInsert> = {},
  ): Promise<{ id: string; shiftIds: string[] }> {
    const { id, shifts } = await jobPost(as, draft)
    await database.db
      .update(jobPosts)
      .set({ state: 'published', publishedAt: new Date(), ...changes })
      .where(eq(jobPosts.id, id))
    return { id, shiftIds: shifts.map((shift) => shift.id) }
  }

  /** Staff's decision about a post, at its version unless another one is given; `staff` must have the `ops` claim. */
  async function decide(
    id: string,
    body: { readonly event: string; readonly reason?: string },
    version?: number,
  ) {
    const [post] = await database.db
      .select({ version: jobPosts.version })
      .from(jobPosts)
      .where(eq(jobPosts.id, id))
    const headers = { 'if-match': `"${version ?? post?.version ?? 1}"` }
    return ask(`POST /v1/ops/job-posts/${id}/events`, { as: 'staff', body, headers })
  }

  /** A worker with a resume in the partim service. */
  function worker(uid: string, changes: Partial<OwnWorker> = {}): string {
    identity.add(uid, { kind: 'worker', emailVerified: true })
    profiles.workers.set(uid, { ...ownWorker(), ...changes })
    return uid
  }

  async function stop(): Promise<void> {
    await stopApp(app)
    await database.close()
    await issuer.close()
  }

  return {
    app,
    address,
    database,
    identity,
    issuer,
    mail,
    storage,
    registry,
    profiles,
    groups,
    departures,
    addresses,
    workerNotifications,
    partim,
    paymentProvider,
    settings,
    ask,
    employer,
    founder,
    registered,
    represent,
    owner,
    colleague,
    branch,
    twoBranches,
    jobPost,
    openPost,
    decide,
    worker,
    stop,
  }
}

export type TestService = Awaited<ReturnType<typeof startTestService>>

export const addressInput = {
  line: '99/1 ถนนพระรามที่ 1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

let number = 0

/** A valid, unused 13-digit number. */
export function freshJuristicId(): string {
  number += 1
  const digits = `0105${String(550_000_00 + number).padStart(8, '0')}`
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + digit * (13 - index), 0)
  return `${digits}${(11 - (sum % 11)) % 10}`
}

export const companyInput = () => ({
  juristicId: freshJuristicId(),
  name: 'บริษัท ทดสอบ จำกัด',
  address: addressInput,
})

export function branchInput() {
  number += 1
  return {
    name: `สาขา ${number}`,
    taxBranchNumber: String(number % 100_000).padStart(5, '0'),
    address: addressInput,
    lat: '13.7456',
    lng: '100.5340',
    phone: '0212345678',
    photos: [] as string[],
  }
}

/** The public address of a photo that was uploaded as this object. */
export function shownPhoto(objectName: string): string {
  const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
  const id = /[^/]+(?=\.\w+$)/.exec(objectName)?.[0]
  return `${bucket}/${encodeURIComponent(shownName(objectName))}?alt=media&token=${id}`
}

/** The name of a test's person: names hold no figures. */
export const nameOf = (uid: string) =>
  `คุณ ${uid.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`

/** The date `days` from today in Thailand, as YYYY-MM-DD. */
export const dayAhead = (days: number) => bangkokToday(new Date(Date.now() + days * 86_400_000))

/** A post different from all others, because the review would hold a duplicate. */
export const jobPostInput = (branchId: string) => ({
  branchId,
  type: 'daily',
  workType: 'waiter',
  title: `พนักงานเสิร์ฟร้านอาหาร ${++number}`,
  description: 'เสิร์ฟอาหาร ดูแลลูกค้า มีอาหารให้',
  headcount: 5,
  payUnit: 'day',
  payAmount: 60_000,
  payday: 'same_day',
  shifts: [
    { date: dayAhead(2), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
    { date: dayAhead(3), startTime: '09:00', endTime: '18:00', breakMinutes: 60 },
  ],
})
