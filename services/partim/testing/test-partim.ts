import { decodeJwt } from 'jose'
import { uuidv7 } from 'uuidv7'
import type { AccountKinds } from '@/services/shared/accounts/kinds'
import { Problem } from '@/services/shared/problem'
import type { ForwardedCaller } from '@/services/shared/service-client'
import { eventReceiver } from '@/services/shared/service-events/delivery'
import { testClient } from '@/services/shared/testing/client'
import { type TestIssuer, testIssuer } from '@/services/shared/testing/issuer'
import { memoryEventReceiver } from '@/services/shared/testing/memory-event-receiver'
import { MemoryIdentity } from '@/services/shared/testing/memory-identity'
import { memoryMail } from '@/services/shared/testing/memory-mail'
import { memoryStorage } from '@/services/shared/testing/memory-storage'
import { mailOf } from '@/services/shared/testing/service-mails'
import { testSettings } from '@/services/shared/testing/settings'
import { stopApp } from '@/services/shared/testing/stop-app'
import { type Content, openWithReplica, testDatabase } from '@/services/shared/testing/test-database'
import type { CompanyStanding } from '@/validators/company-standing'
import { permissionsOf, type Role } from '@/validators/permissions'
import type { NewsOutcome } from '@/validators/saved-search-news'
import { buildApp } from '../app'
import { kindsOfJobPost } from '../people/account-kinds/kinds-of-job-post'
import { companiesOfJobPost } from '../platform/companies/companies-of-job-post'
import type { Membership } from '../platform/members/membership'
import { seed } from '../seed'
import { cardsOfJobPost } from '../talk/attachments/cards'
import type { GroupPost } from '../workers/favourite-groups/group-posts'
import type { SavedSearchNews } from '../workers/saved-searches/news-to-members'
import { creditsOfJobPost } from '../workers/unlocks/credits-of-job-post'
import { memoryCards } from './memory-cards'
import { memoryCompanies } from './memory-companies'
import { memoryCredits } from './memory-credits'
import { tellerOf } from './tell'

/** What the service shares with a running job-post service, and that service's address. */
type Beside = { readonly identity: MemoryIdentity; readonly issuer: TestIssuer; readonly jobPost: string }

const migrations = 'services/partim/migrations'

type NewWorker = { readonly displayName?: string; readonly isOfUnknownAge?: boolean }

/** The whole partim service on a new database, listening; with its own issuer, or connected to a job-post service. */
export async function testPartim(neighbour?: Beside, server?: string, content?: Content) {
  const database = await testDatabase(migrations, server, content)
  const issuer = neighbour?.issuer ?? (await testIssuer())
  const identity = neighbour?.identity ?? new MemoryIdentity()
  const memory = memoryMail()
  const storage = memoryStorage()
  const memberships = memoryMemberships()
  const posts = memoryPosts()
  const news = memoryNews()
  const jobPost = memoryEventReceiver()
  const branchPlaces = memoryBranchPlaces()
  const credits = memoryCredits()
  const companies = memoryCompanies()
  const cards = memoryCards()
  const settings = testSettings(issuer)
  const kinds: AccountKinds = neighbour
    ? kindsOfJobPost({ JOB_POST_API_URL: neighbour.jobPost })
    : { reserve: async (_person, kind) => kind }
  const deps = {
    settings,
    identity,
    mail: memory.transport,
    storage,
    runsRoutines: false,
    kinds,
    memberships,
    posts,
    news,
    jobPost: neighbour
      ? eventReceiver({ from: 'partim', to: 'job-post' }, neighbour.jobPost, settings)
      : jobPost,
    branchPlaces,
    credits: neighbour
      ? creditsOfJobPost({
          JOB_POST_API_URL: neighbour.jobPost,
          ATTESTATION_SECRET: settings.ATTESTATION_SECRET,
        })
      : credits,
    companies: neighbour
      ? companiesOfJobPost({
          JOB_POST_API_URL: neighbour.jobPost,
          ATTESTATION_SECRET: settings.ATTESTATION_SECRET,
        })
      : companies,
    cards: neighbour ? cardsOfJobPost({ JOB_POST_API_URL: neighbour.jobPost }) : cards,
  }
  const app = await buildApp({ ...deps, database })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const mail = mailOf(memory, database.db)
  const ask = testClient(address, issuer)
  const tell = tellerOf(address, settings)

  let people = 0
  /** An identifier that nobody else of this test file has; names of members and companies are made of it. */
  const newUid = (kind: string) => `${kind}-${++people}`

  /** Registers a new worker. */
  function registerWorker(uid: string, displayName = 'สมชาย ใจดี') {
    identity.add(uid)
    const body = { displayName, phone: '0812345678', acceptTerms: true }
    return ask('POST /v1/registrations', { as: uid, body })
  }

  /** Registers a new worker of whom it is known that they are 18 or older, so that their resume may be open. */
  async function registerAdult(uid: string, displayName?: string) {
    const registered = await registerWorker(uid, displayName)
    await ask('PUT /v1/workers/me/birth-date', { as: uid, body: { birthDate: '1999-04-13' } })
    return registered
  }

  /** Registers a worker whom no other test knows; grown-up unless somebody of unknown age is wanted. */
  async function newWorker({ displayName, isOfUnknownAge = false }: NewWorker = {}) {
    const uid = newUid('worker')
    await (isOfUnknownAge ? registerWorker : registerAdult)(uid, displayName)
    const { json } = await ask('GET /v1/workers/me', { as: uid })
    return { uid, id: json.id as string }
  }

  /** Adds an owner of a represented company, neither of which another test knows. */
  function newCompany() {
    const uid = newUid('member')
    return { uid, companyId: addMember(uid).companyId }
  }

  /** Adds an employer who is a member of a company; by default a new, represented one. */
  function addMember(
    uid: string,
    role: Role = 'owner',
    companyId: string = uuidv7(),
    standing: CompanyStanding = 'represented',
  ): Membership {
    identity.add(uid, { kind: 'employer' })
    const companyName = `ร้านของ ${uid}`
    const membership = { emailVerified: true, companyId, companyName, standing, can: permissionsOf(role) }
    memberships.members.set(uid, membership)
    companies.add(membership, uid)
    return membership
  }

  /** Starts another instance, which reads from a replica of the server. */
  async function withReplica(servers: { readonly server: string; readonly replica: string }) {
    const reading = await openWithReplica(migrations, database.db, servers)
    const instance = await buildApp({ ...deps, database: reading })
    const at = await instance.listen({ host: '127.0.0.1', port: 0 })
    return {
      address: at,
      ask: testClient(at, issuer),
      isReplica: reading.reads.isReplica,
      stop: async () => {
        await stopApp(instance)
        await reading.close()
      },
    }
  }

  /** Starts another instance on the same database. */
  async function beside() {
    const instance = await buildApp({ ...deps, database })
    const at = await instance.listen({ host: '127.0.0.1', port: 0 })
    return { address: at, ask: testClient(at, issuer), stop: () => stopApp(instance) }
  }

  async function stop(): Promise<void> {
    await stopApp(app)
    await database.close()
    if (!neighbour) await issuer.close()
  }

  return {
    db: database.db,
    address,
    issuer,
    identity,
    mail,
    storage,
    memberships,
    posts,
    news,
    jobPost,
    branchPlaces,
    credits,
    companies,
    cards,
    settings,
    ask,
    tell,
    token: issuer.token,
    registerWorker,
    registerAdult,
    newUid,
    newWorker,
    newCompany,
    addMember,
    withReplica,
    beside,
    stop,
  }
}

/** The same with the 2,000 sample workers, whom one test file adds for all others. */
export const seededPartim = () => testPartim(undefined, undefined, { name: 'seeded', fill: seed })

export type TestPartim = Awaited<ReturnType<typeof testPartim>>

/** A job-post service that knows the members a test adds, by the account in their token. */
function memoryMemberships() {
  const memberships = {
    members: new Map<string, Membership>(),
    isDown: false,
    async ask({ authorization }: ForwardedCaller) {
      if (memberships.isDown) throw new Problem(503, 'unavailable')
      return memberships.members.get(decodeJwt(authorization.replace('Bearer ', '')).sub ?? '') ?? null
    },
  }
  return memberships
}

/** A job-post service that knows the posts a test says are shown to a group. */
function memoryPosts() {
  const posts = {
    of: new Map<string, GroupPost[]>(),
    isDown: false,
    async ask(_employer: ForwardedCaller, groupId: string) {
      if (posts.isDown) throw new Problem(503, 'unavailable')
      return posts.of.get(groupId) ?? []
    },
  }
  return posts
}

/** A job-post service that keeps what it is asked to tell members, once per id. */
function memoryNews() {
  const news = {
    told: new Map<string, SavedSearchNews>(),
    outcome: 'told' as NewsOutcome,
    isDown: false,
    async tell(id: string, about: SavedSearchNews) {
      if (news.isDown) throw new Problem(503, 'unavailable')
      if (news.outcome === 'told') news.told.set(id, about)
      return news.outcome
    },
  }
  return news
}

/** A job-post service that knows where the branches of a test are. */
function memoryBranchPlaces() {
  const branchPlaces = {
    of: new Map<string, { lat: number; lng: number }>(),
    isDown: false,
    async ask(_employer: ForwardedCaller, companyId: string, branchId: string) {
      if (branchPlaces.isDown) throw new Problem(503, 'unavailable')
      return branchPlaces.of.get(`${companyId} ${branchId}`) ?? null
    },
  }
  return branchPlaces
}
