import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { uuidv7 } from 'uuidv7'
import { Problem } from '@/services/shared/problem'
import type { Limits } from '@/services/shared/rate-limit/limits'
import type { ForwardedCaller } from '@/services/shared/service-client'
import {
  MemoryIdentity,
  memoryMail,
  memoryStorage,
  testClient,
  testDatabase,
  testIssuer,
  testSettings,
} from '@/services/shared/testing'
import type { Role } from '@/validators/permissions'
import { bangkokToday } from '@/validators/rules'
import { shownName } from '@/validators/upload-terms'
import { buildApp } from './app'
import type { OwnWorker } from './applications/applicant'
import type { FavouriteOf } from './applications/worker-profile'
import type { RegistryWord } from './companies/registry'
import { companies } from './companies/table'
import { insertGrant } from './credits/repository'
import { mostOfTurn } from './departures/departures-of-partim'
import { insertMember } from './members/repository'

const migrations = fileURLToPath(new URL('./migrations', import.meta.url))

const plenty = { max: 1_000_000_000, seconds: 60 }
export const unlimited: Limits = {
  publicRead: plenty,
  publicWrite: plenty,
  write: plenty,
  visitorWrite: plenty,
  companyWrite: plenty,
}

/** A whole service in this process: real database, real tokens, mails, users and files in memory. */
export async function startTestService(
  limits: Limits = unlimited,
  identity = new MemoryIdentity(),
  storage = memoryStorage(),
  storageHost?: string,
) {
  const [database, issuer] = await Promise.all([testDatabase(migrations), testIssuer()])
  const mail = memoryMail()
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
  const app = await buildApp({
    settings,
    database,
    identity,
    mail: mail.transport,
    limits,
    storage,
    registry,
    profiles,
    groups,
    departures,
    addresses,
  })

  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = testClient(address, issuer)

  /** A registered employer with a verified e-mail address. */
  async function employer(uid: string): Promise<string> {
    identity.addProven(uid)
    const body = { displayName: `คุณ ${uid}`, phone: '0812345678', acceptTerms: true }
    const answer = await ask('POST /v1/registrations', { as: uid, body })
    if (answer.status !== 201) throw new Error(answer.text)
    return uid
  }

  /** An owner with a company of their own, typed by hand, with what a new company begins with. */
  async function founder(uid: string): Promise<{ uid: string; companyId: string }> {
    await employer(uid)
    const answer = await ask('POST /v1/companies', { as: uid, body: companyInput() })
    if (answer.status !== 201) throw new Error(answer.text)
    return { uid, companyId: answer.json.id }
  }

  /** An owner whose company is known to the registry, with credits enough. */
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

  /** The same, represented: nothing keeps a post from its workers. */
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

  /** Somebody else of a company. */
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

  async function jobPost(as: string, draft: object): Promise<{ id: string; version: number }> {
    const answer = await ask('POST /v1/job-posts', { as, body: draft })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json
  }

  /** A worker with a resume in the partim service. */
  function worker(uid: string, changes: Partial<OwnWorker> = {}): string {
    identity.add(uid, { kind: 'worker', emailVerified: true })
    profiles.workers.set(uid, { ...ownWorker(), ...changes })
    return uid
  }

  async function stop(): Promise<void> {
    await app.close()
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
    worker,
    stop,
  }
}

/** A registry that says what a test tells it to; about other numbers it gives no answer. */
export function memoryRegistry() {
  const words = new Map<string, RegistryWord>()
  const asked: string[] = []
  return {
    words,
    asked,
    async ask(juristicId: string) {
      asked.push(juristicId)
      return words.get(juristicId) ?? ({ kind: 'unavailable' } as const)
    },
  }
}

/**
 * A partim service that knows the workers a test tells it of, by the account their token speaks for; everybody can be found
 * but those a test hides.
 */
export function memoryProfiles() {
  const profiles = {
    workers: new Map<string, OwnWorker>(),
    hidden: new Set<string>(),
    /** Whose favourites they are, by account. */
    favouriteOf: new Map<string, FavouriteOf>(),
    asked: 0,
    isDown: false,
    async isFindable(workerId: string, _member: ForwardedCaller) {
      profiles.asked += 1
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      return !profiles.hidden.has(workerId)
    },
    async ask({ authorization }: ForwardedCaller) {
      profiles.asked += 1
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      const found = profiles.workers.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '')
      if (!found) throw new Problem(403, 'not_registered')
      return found
    },
    async askFavouriteOf({ authorization }: ForwardedCaller) {
      if (profiles.isDown) throw new Problem(503, 'unavailable')
      return profiles.favouriteOf.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? []
    },
  }
  return profiles
}

/** A partim service that knows which workers sign in with another address than their account's. */
export function memoryAddresses() {
  const addresses = {
    moved: new Set<string>(),
    async restore(uid: string) {
      return addresses.moved.delete(uid)
    },
    async restoreOf() {},
  }
  return addresses
}

/** A partim service that knows the groups of a member's company, by the account their token speaks for. */
export function memoryGroups() {
  const groups = {
    of: new Map<string, string[]>(),
    isDown: false,
    async ask({ authorization }: ForwardedCaller) {
      if (groups.isDown) throw new Problem(503, 'unavailable')
      return groups.of.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? []
    },
  }
  return groups
}

/** A partim service that says whose accounts are gone as a test tells it to; the position is how many it has said. */
export function memoryDepartures() {
  const departures = {
    uids: [] as string[],
    isDown: false,
    async after(cursor: string | null) {
      if (departures.isDown) throw new Problem(503, 'unavailable')
      const from = Number(cursor ?? 0)
      const items = departures.uids.slice(from, from + mostOfTurn).map((uid) => ({ uid }))
      return { items, cursor: items.length > 0 ? String(from + items.length) : cursor }
    },
  }
  return departures
}

const ownWorker = (): OwnWorker => ({
  id: uuidv7(),
  displayName: 'สมชาย ใจดี',
  givenName: 'สมชาย',
  familyName: 'ใจดี',
  phone: '0898765432',
  birthDate: '2000-05-20',
  workTypes: ['waiter'],
  experienceYears: 2,
  languages: [{ code: 'th', level: 'fluent' }],
  headline: 'เสิร์ฟงานเลี้ยงได้',
  district: 'บางรัก',
  province: 'กรุงเทพมหานคร',
})

export type TestService = Awaited<ReturnType<typeof startTestService>>

export const addressInput = {
  line: '99/1 ถนนพระรามที่ 1',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}

let number = 0

/** A valid 13-digit number nobody had yet. */
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

/** The address under which a photo is shown that was uploaded as this object. */
export function shownPhoto(objectName: string): string {
  const bucket = 'http://127.0.0.1:4101/v0/b/demo-partim.appspot.com/o'
  const id = /[^/]+(?=\.\w+$)/.exec(objectName)?.[0]
  return `${bucket}/${encodeURIComponent(shownName(objectName))}?alt=media&token=${id}`
}

/** A day from today in Thailand as YYYY-MM-DD. */
export const dayAhead = (days: number) => bangkokToday(new Date(Date.now() + days * 86_400_000))

/** A post no other one is like, or the review would hold it as a duplicate. */
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
